// <golf-board>: a board of Golf in any page. Version 1 of its attributes, events and commands.
//
//   <golf-board code="GO1-E-AAAAAAB" moves="s52">what stands here until the board is needed</golf-board>
//   <script src="https://…/embed/v1.js" async></script>
//
// It may be loaded as it stands there, as `type="module"`, by `import()`, and within a shadow root, as often as a
// page likes. The board comes when it is about to be seen. Until then, and where scripts are off, the element's own
// content stands in its place. Nothing that comes from the frame is ever put into the page: messages are checked by
// where they come from and field by field, and become events and a height.
(() => {
  if (!window.customElements || customElements.get("golf-board")) return;

  // Where this script comes from, and so the game. Only a classic script in the document is told by the browser.
  const named = (text) => /[\w-]+:\/\/[^\s()]*?\/embed\/v1\.js/.exec(text ?? "")?.[0];
  const current = document.currentScript?.src;
  const here =
    named(current) ?? named(new Error().stack) ?? named(document.querySelector('script[src*="/embed/v1.js"]')?.src) ?? current;
  const home = here ? new URL("..", here).href : "";

  const DEAL = ["code", "position", "moves", "captions"]; // with another one of these the board begins anew
  const LOOK = ["lang", "theme", "controls", "highlight", "interactive"]; // the game goes on
  const [LOWEST, HIGHEST] = [160, 2000]; // pixels; a frame asks for a height, the page decides
  const AHEAD = "300px"; // how far before it is seen a board is loaded
  const PATIENCE_MS = 30_000; // with another board, before the one of before may be played again

  const text = (value, longest = 4000) => typeof value === "string" && value.length <= longest;
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

  // The colour of `.scheme` tells whether the page is dark there, and its transition when that changes.
  const STYLE = `
    :host { display: block; }
    :host([hidden]), .slot[hidden] { display: none; }
    .board { max-width: 60rem; margin-inline: auto; }
    iframe { display: block; width: 100%; border: 0; border-radius: 12px; color-scheme: normal; }
    iframe.starting { display: none; }
    iframe.settling { opacity: 0; pointer-events: none; }
    ::slotted(*) { max-width: 100%; height: auto; }
    ::slotted(svg) { color-scheme: only light; }
    .slot, .empty { min-height: inherit; }
    .empty { display: none; border-radius: 12px; background: #a5c1b2; }
    .alone .empty { display: block; }
    .scheme { position: absolute; color: CanvasText; color: light-dark(#000, #fff); transition: color 1ms; }
  `;

  const sheet = new CSSStyleSheet(); // no inline style, which a page's policy may forbid
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
  const asked = new WeakMap(); // what each frame was asked for: options by their names

  class GolfBoard extends HTMLElement {
    static observedAttributes = [...DEAL, ...LOOK, "home", "title", "aria-label"];
    #frame = null;
    #before = null; // the frame that is still shown while another one takes its place
    #ready = false;
    #changing = false; // something has changed: the frame is about to be told, or another one to come
    #state = null; // the game in the frame
    #left = null; // the game as it stood when the element left the page
    #early = []; // messages from before it was ready
    #board = document.createElement("div");
    #slot = document.createElement("div");
    #scheme = document.createElement("div");

    constructor() {
      super();
      const empty = document.createElement("div");
      const parts = { board: this.#board, slot: this.#slot, scheme: this.#scheme, empty };
      for (const part in parts) parts[part].className = part;
      this.#slot.append(document.createElement("slot"), empty);
      this.#board.append(this.#slot, this.#scheme);
      this.#scheme.addEventListener("transitionend", () => this.follow());
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

    // `moveBefore()` keeps the frame.
    connectedMoveCallback() {
      this.follow();
    }

    // A frame that leaves the page is gone. Its game goes on when the element comes back, as when it is moved.
    disconnectedCallback() {
      boards.delete(this);
      near.unobserve(this);
      this.#frame?.remove();
      this.#before?.remove();
      this.#frame = this.#before = null;
      this.#ready = false;
      this.#left = this.#state ?? this.#left;
      this.#state = null;
      this.#slot.hidden = false;
    }

    attributeChangedCallback(option, before, now) {
      if (before === now) return;
      if (DEAL.includes(option)) this.#left = this.#state = null;
      if (!["title", "aria-label"].includes(option)) this.follow();
      else if (this.#frame) this.#frame.title = this.#name();
    }

    // Take over what has changed: attributes, or the page's language and colours. The game goes on where it can.
    follow() {
      if (!this.#frame || this.#changing) return;
      this.#changing = true;
      const place = this.#early.length; // what is said from now on comes behind it
      queueMicrotask(() => {
        this.#changing = false;
        if (this.#frame) this.#takeOver(place);
        if (this.#ready) this.#flush();
      });
    }

    #takeOver(place) {
      const [before, now] = [asked.get(this.#frame), this.#options()];
      const changed = ["home", ...DEAL, ...LOOK].filter((option) => before[option] !== now[option]);
      if (!changed.every((option) => LOOK.includes(option))) return this.show(true);
      if (!changed.length) return;
      asked.set(this.#frame, now);
      const told = changed.map((option) => [option, now[option] ?? ""]);
      this.#early.splice(place, 0, { type: "golf:set", ...Object.fromEntries(told) });
    }

    // What the board is asked for, with what the page around it decides.
    #options() {
      const own = this.getAttribute("home")?.replace(/\/*$/, "/");
      const options = { home: own ? new URL(own, document.baseURI).href : home };
      for (const option of [...DEAL, ...LOOK]) if (this.hasAttribute(option)) options[option] = this.getAttribute(option);
      Object.assign(options, this.#language());
      if (options.theme === "page") options.theme = this.#isDark() ? "dark" : "light";
      if (this.#left && !options.captions) {
        const { code, line } = this.#left;
        if (code !== (options.code ?? options.position)) delete options.highlight;
        delete options.position;
        Object.assign(options, { code, moves: line });
      }
      return options;
    }

    // The language of the text that the element stands in, where the page says it.
    #language() {
      for (let at = this; at; at = at.getRootNode().host) {
        const found = at.closest('[lang]:not([lang=""])');
        if (found) return { lang: found.getAttribute("lang") };
      }
    }

    #isDark() {
      return Number(/\d+/.exec(getComputedStyle(this.#scheme).color)) > 127;
    }

    // A name for the frame that no other board of the page has.
    #name() {
      const [caption] = (this.getAttribute("captions") ?? "").split("|");
      const deal = [this.getAttribute("code") ?? this.getAttribute("position"), this.getAttribute("moves")];
      const told = caption.trim() || deal.filter(Boolean).join(" ");
      const wanted = this.title || this.getAttribute("aria-label") || ["Golf", told].filter(Boolean).join(": ");
      const others = new Set([...boards].map((board) => board !== this && board.#frame?.title));
      let [found, count] = [wanted, 1];
      while (others.has(found)) found = `${wanted} (${(count += 1)})`;
      return found;
    }

    // Keep room for a board of this width.
    reserve(width) {
      this.#board.style.minHeight = width && !this.#frame ? `${heightFor(width)}px` : "";
    }

    // Show the board now, wherever it lies; called when it is about to be seen.
    show(again = false) {
      near.unobserve(this);
      if (!this.isConnected || (this.#frame && !again)) return;
      const options = this.#options();
      if (!/^(https?|file):/.test(options.home)) return console.error("<golf-board>: where is the game? Say it: home=…");
      if (this.#frame?.className === "") {
        this.#before = this.#frame;
        this.#before.inert = true; // its moves would be lost
      } else {
        this.#frame?.remove();
      }
      this.#ready = false;
      this.#early = this.#early.filter(({ type }) => type !== "golf:set");
      const frame = (this.#frame = document.createElement("iframe"));
      frame.title = this.#name();
      // Nothing is laid out or painted in it until there are cards (#settle).
      frame.className = "starting";
      frame.allow = "fullscreen; clipboard-write";
      frame.credentialless = window.crossOriginIsolated; // such a page shows no other frames
      const { home, ...parameters } = options;
      frame.src = `${home}?${new URLSearchParams({ embed: "1", ...parameters })}`;
      asked.set(frame, options);
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
      this.#early.length = 0;
    }

    // Lay the board out, unseen, over what stands there until its height is known.
    #settle() {
      const height = `${this.#before?.offsetHeight ?? heightFor(this.#board.offsetWidth)}px`;
      Object.assign(this.#frame.style, { height, marginBottom: `-${height}` });
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
      if (data.type === "golf:state") this.#state = detail;
      this.dispatchEvent(new CustomEvent(data.type, { detail, bubbles: true, composed: true }));
    }

    #flush() {
      this.#early.splice(0).forEach((message) => this.#send(message));
    }

    // To that one window, whatever it holds: the origin of a board in a sandbox is "null". Nothing of it is secret.
    #send(message) {
      if (this.#ready && !this.#changing) this.#frame.contentWindow.postMessage({ v: 1, ...message }, "*");
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

  const followAll = () => boards.forEach((board) => board.follow());
  addEventListener("message", ({ source, data }) => boards.forEach((board) => board.hear(source, data)));
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", followAll);
  new MutationObserver(followAll).observe(document.documentElement, { attributes: true });
  customElements.define("golf-board", GolfBoard);
})();
