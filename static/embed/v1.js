// <golf-board>: a board of Golf in any page. Version 1 of its attributes, events and commands.
//
//   <golf-board code="GO1-E-AAAAAAB" moves="s52" lang="en">what stands here until the board is needed</golf-board>
//   <script src="https://…/embed/v1.js" async></script>
//
// The board comes when it is about to be seen. Until then, and where scripts are off, the element's own content
// stands in its place. Nothing that comes from the frame is ever put into the page: messages are checked by
// where they come from and field by field, and become events and a height.
(() => {
  if (!window.customElements || customElements.get("golf-board")) return;
  const home = new URL("..", document.currentScript.src).href;
  const OPTIONS = ["code", "position", "moves", "lang", "theme", "controls", "highlight", "captions", "interactive"];
  const [LOWEST, HIGHEST] = [160, 2000]; // pixels; a frame asks for a height, the page decides
  const AHEAD = "300px"; // how far before it is seen a board is loaded
  const LONGEST = 4000;
  const PATIENCE_MS = 30_000; // with another board, before the one of before may be played again

  const text = (value, longest = LONGEST) => typeof value === "string" && value.length <= longest;
  const number = (value) => typeof value === "number" && Number.isFinite(value);
  const name = (value) => text(value, 40) && /^[\w:-]*$/.test(value);
  // For each message the fields it must have; others are not passed on.
  const MESSAGES = {
    "golf:ready": {},
    "golf:resize": { height: number },
    "golf:state": { code: text, line: text, score: number, status: (value) => ["playing", "won", "blocked"].includes(value) },
    "golf:refused": { move: name, reason: name },
  };
  const read = (data) => {
    if (typeof data !== "object" || data === null || data.v !== 1 || !Object.hasOwn(MESSAGES, data.type)) return null;
    const fields = Object.entries(MESSAGES[data.type]);
    if (!fields.every(([field, check]) => check(data[field]))) return null;
    return Object.fromEntries(fields.map(([field]) => [field, data[field]]));
  };

  const STYLE = `
    :host { display: block; }
    :host([hidden]), .slot[hidden] { display: none; }
    .board { max-width: 60rem; margin-inline: auto; }
    iframe { display: block; width: 100%; border: 0; border-radius: 12px; color-scheme: normal; }
    iframe.starting { display: none; }
    iframe.settling { opacity: 0; pointer-events: none; }
    ::slotted(*) { max-width: 100%; height: auto; }
    .slot, .empty { min-height: inherit; }
    .empty { display: none; border-radius: 12px; background: #a5c1b2; }
    .alone .empty { display: block; }
  `;

  // A sheet that is made by script is no inline style, which a page's policy may forbid.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);

  // Roughly how high a board of all seven columns will be: less of the page moves when it comes.
  const heightFor = (width) =>
    Math.round(width < 720 ? Math.min(Math.max(390, 200 + 0.55 * width), 530) : 63 + 0.409 * Math.min(width, 960));

  const near = new IntersectionObserver(
    (entries) =>
      entries.forEach(({ isIntersecting, boundingClientRect, target }) => {
        target.reserve(boundingClientRect.width);
        if (isIntersecting) target.show();
      }),
    { rootMargin: AHEAD },
  );
  const boards = new Set();

  class GolfBoard extends HTMLElement {
    static observedAttributes = [...OPTIONS, "title"];
    #frame = null;
    #before = null; // the frame that is still shown while another one takes its place
    #ready = false;
    #changing = false; // an attribute has changed: another frame is about to come
    #shown = ""; // the address of the board in the frame
    #early = []; // commands from before it was ready
    #board = document.createElement("div");
    #slot = document.createElement("div");

    constructor() {
      super();
      const empty = document.createElement("div");
      empty.className = "empty";
      this.#board.className = "board";
      this.#slot.className = "slot";
      this.#slot.append(document.createElement("slot"), empty);
      this.#board.append(this.#slot);
      const shadow = this.attachShadow({ mode: "open" });
      shadow.adoptedStyleSheets = [sheet];
      shadow.append(this.#board);
    }

    connectedCallback() {
      boards.add(this);
      near.observe(this);
      // The element's content may not have been read yet.
      queueMicrotask(() => this.#slot.classList.toggle("alone", !this.childElementCount && !this.textContent.trim()));
    }

    // A frame that leaves the page loses its game: it begins again where the attributes say.
    disconnectedCallback() {
      boards.delete(this);
      near.unobserve(this);
      this.#frame?.remove();
      this.#before?.remove();
      this.#frame = this.#before = null;
      this.#ready = false;
      this.#slot.hidden = false;
    }

    attributeChangedCallback(option, before, now) {
      if (option === "title") {
        if (this.#frame) this.#frame.title = now || "Golf";
      } else if (this.#frame && before !== now && !this.#changing) {
        this.#changing = true;
        queueMicrotask(() => {
          this.#changing = false;
          if (this.#frame && this.#address() !== this.#shown) this.show(true);
          if (this.#ready) this.#flush();
        });
      }
    }

    #address() {
      const asked = new URLSearchParams({ embed: "1" });
      for (const option of OPTIONS) if (this.hasAttribute(option)) asked.set(option, this.getAttribute(option));
      return `${home}?${asked}`;
    }

    // Keep room for a board of this width.
    reserve(width) {
      this.#board.style.minHeight = width && !this.#frame ? `${heightFor(width)}px` : "";
    }

    // Show the board now, wherever it lies; called when it is about to be seen.
    show(again = false) {
      near.unobserve(this);
      if (!this.isConnected || (this.#frame && !again)) return;
      if (this.#frame?.className === "") {
        this.#before = this.#frame;
        this.#before.inert = true; // its moves would be lost
      } else {
        this.#frame?.remove();
      }
      this.#ready = false;
      const frame = document.createElement("iframe");
      frame.title = this.title || "Golf";
      // Nothing is laid out or painted in it until there are cards (#settle).
      frame.className = "starting";
      frame.allow = "fullscreen; clipboard-write";
      this.#shown = frame.src = this.#address();
      this.#frame = frame;
      this.#board.prepend(frame);
      if (this.#before) setTimeout(() => this.#frame === frame && !this.#ready && this.#revive(), PATIENCE_MS);
    }

    // The other board does not come, as without a network.
    #revive() {
      this.#frame.remove();
      this.#frame = this.#before;
      this.#frame.inert = false;
      this.#before = null;
      this.#ready = true;
      this.#shown = this.#frame.src;
      this.#early.length = 0;
    }

    // Lay the board out, unseen, over what stands there until its height is known.
    #settle() {
      const height = `${this.#before?.offsetHeight ?? heightFor(this.#board.offsetWidth)}px`;
      this.#frame.style.height = height;
      this.#frame.style.marginBottom = `-${height}`;
      this.#frame.className = "settling";
    }

    #arrive() {
      this.#frame.style.marginBottom = "";
      this.#frame.className = "";
      this.#before?.remove();
      this.#before = null;
      this.#slot.hidden = true;
      this.reserve(0);
    }

    hear(source, data) {
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      const detail = read(data);
      if (!detail) return;
      if (data.type === "golf:resize") {
        detail.height = Math.min(Math.max(Math.ceil(detail.height), LOWEST), HIGHEST);
        this.#frame.style.height = `${detail.height}px`;
        if (this.#ready) this.#arrive();
      }
      if (data.type === "golf:ready") {
        this.#ready = true;
        this.#settle();
        this.#flush();
      }
      this.dispatchEvent(new CustomEvent(data.type, { detail, bubbles: true }));
    }

    #flush() {
      this.#early.splice(0).forEach((message) => this.#send(message));
    }

    #send(message) {
      if (this.#ready && !this.#changing) this.#frame.contentWindow.postMessage({ v: 1, ...message }, new URL(home).origin);
      else this.#early.push(message);
    }

    // Another game: a deal code or a position, and moves; a text alone is a code.
    load(deal) {
      const { code, position, moves = "" } = typeof deal === "string" ? { code: deal } : (deal ?? {});
      this.#send({ type: "golf:load", ...(code ? { code: String(code) } : { position: String(position ?? "") }), moves: String(moves) });
    }

    // One move: "s", "1" to "7", "1:4", "u", "r".
    do(move) {
      this.#send({ type: "golf:do", do: String(move) });
    }
  }

  addEventListener("message", ({ source, data }) => boards.forEach((board) => board.hear(source, data)));
  customElements.define("golf-board", GolfBoard);
})();
