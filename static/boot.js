// What must happen before Python is there, and the few browser calls that Python makes through `golf`.
//
// It sets colours and direction before the first paint, fetches code and words early, keeps taps until
// they can be played, gives PyScript a stand-in where storage is denied, and says so if starting fails.
(() => {
  const build = JSON.parse(document.getElementById("golf-build").textContent);
  const html = document.documentElement;
  const parameters = new URLSearchParams(location.search);
  const embed = parameters.get("embed") === "1";

  // Reading these properties can throw, and so can every call.
  const storage = (kind) => {
    try {
      const found = kind === "local" ? localStorage : sessionStorage;
      found.getItem("golf");
      return found;
    } catch {
      return null;
    }
  };
  const put = (store, name, text) => {
    try {
      store.setItem(name, text);
      return true;
    } catch {
      return false;
    }
  };

  const copy = (store, name, to) => put(store, to, store.getItem(name));

  const settings = new Map(
    ((!embed && storage("local")?.getItem("golf.settings")) || "").split(" ").map((word) => word.split("=")),
  );
  if (["light", "dark", "contrast"].includes(settings.get("theme"))) html.dataset.theme = settings.get("theme");
  if (settings.get("four_colours") === "on") html.dataset.deck = "four";
  if (settings.get("large_faces") === "on") html.dataset.faces = "large";
  if (settings.get("left_hand") === "on") html.dataset.hand = "left";
  if (settings.get("score") === "off") html.dataset.score = "off";
  if (["fast", "slow", "off"].includes(settings.get("motion"))) html.dataset.motion = settings.get("motion");
  if (embed) {
    html.dataset.embed = "true";
    // What the address asks for, before the first paint; golf/solitaire/page/board_address.py reads it again.
    if (["light", "dark", "contrast"].includes(parameters.get("theme"))) html.dataset.theme = parameters.get("theme");
    const shown = (parameters.get("controls") ?? "").split(/[ ,]+/).filter((word) => /^(score|undo|rules|full|none)$/.test(word));
    if (shown.length) html.dataset.controls = shown.join(" ");
  }
  // The card game: more code, words and a style sheet of its own, which nobody else loads.
  const cards = !embed && parameters.get("game") === "cards" && build.cards;
  if (cards) {
    html.dataset.game = "cards";
    for (const href of [build.windowsStyle, cards.style])
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href }));
  }

  const workers = () => {
    try {
      // Reading it throws in a sandboxed frame.
      return navigator.serviceWorker;
    } catch {
      return undefined;
    }
  };

  const known = (tag) => {
    const short = String(tag).toLowerCase();
    return [short, short.split("-")[0]].find((code) => Object.hasOwn(build.words, code));
  };
  const language = (asked) =>
    [asked, parameters.get("lang"), settings.get("language"), ...(navigator.languages ?? [])].map(known).find(Boolean) ??
    "en";
  html.lang = language();
  if (html.lang !== "en") document.querySelector("[rel=manifest]").href = `manifest-${html.lang}.webmanifest`;

  const text = (url) =>
    fetch(url).then((response) => (response.ok ? response.text() : Promise.reject(new Error(`${response.status} ${url}`))));
  const page = cards || build;
  const words = (asked) => text(page.words[language(asked)]);
  const firstWords = words();
  const bundleOf = (url) => fetch(url).then((response) => response.arrayBuffer());
  // A board in another page talks to that page from the start.
  const bundles = [page.bundle, embed && page.later].filter(Boolean).map(bundleOf);
  firstWords.catch(() => {});
  bundles.forEach((bundle) => bundle.catch(() => {}));

  // Compiled Python modules, one after the other behind a line that lists them.
  let pythonFiles, later;
  const unpack = async (fetched) => {
    const bytes = new Uint8Array(await fetched);
    const head = bytes.indexOf(10);
    let at = head + 1;
    for (const [path, size] of JSON.parse(new TextDecoder().decode(bytes.subarray(0, head)))) {
      pythonFiles.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      pythonFiles.writeFile(path, bytes.subarray(at, at + size));
      at += size;
    }
  };

  const styled = (href) =>
    new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: resolve, onerror: reject });
      document.head.append(link);
    });

  // PyScript opens IndexedDB for a file system that the game does not use, and where storage is denied
  // that fails on the console. A database that never opens is the same for everybody, and quicker.
  Object.defineProperty(window, "indexedDB", { configurable: true, value: { open: () => ({}) } });

  // A tap, as the message it sends; a column's place stands for its free card.
  const messageOf = (target) => {
    // Beside the window.
    if (target.matches?.("dialog.window")) return "close";
    const found = target.closest?.("[data-do], [data-pile], .golf");
    return found && (found.dataset.do ?? (found.dataset.pile ? `tap ${found.dataset.pile}` : "dismiss"));
  };
  let waiting = [];
  const wait = (event) => {
    const message = messageOf(event.target);
    if (message) waiting.push(message);
  };
  addEventListener("click", wait, true);

  // Who points needs no ring around the place in focus; who uses keys does.
  html.dataset.pointer = "true";
  addEventListener("pointerdown", () => (html.dataset.pointer = "true"), true);
  addEventListener("keydown", () => delete html.dataset.pointer, true);

  // Failure is said by this script, since Python is what may be missing.
  const errors = [];
  addEventListener("error", (event) => errors.push(event.message ?? `cannot load ${event.target.src}`), true);
  addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
  const trouble = (reason) => {
    if (html.dataset.ready) return;
    const said = build.trouble[html.lang] ?? build.trouble.en;
    const box = document.querySelector(".starting-trouble");
    if (!box) return;
    box.querySelector(".trouble-title").textContent = said.trouble;
    box.querySelector(".trouble-help").textContent = said.help;
    box.querySelector(".trouble-reload").textContent = said.reload;
    box.querySelector(".trouble-details").textContent = [reason, build.version, navigator.userAgent, ...errors].join("\n");
    box.hidden = false;
  };
  addEventListener("load", () => setTimeout(trouble, build.patience, "timeout"));
  document.addEventListener("click", (event) => event.target.closest?.(".trouble-reload") && location.reload());

  // When nothing else is going on; a page that draws nothing may never be called idle, hence the limit.
  const idly = (work) => {
    if (window.requestIdleCallback) requestIdleCallback(() => work(), { timeout: 2000 });
    else setTimeout(work, 100);
  };

  const INPUT = ["pointerdown", "click", "keydown"]; // a screen reader clicks without a pointer
  const PAUSE_MS = 4_000;
  // Once nobody has touched anything or pressed a key for some seconds: what is large would hold up a game.
  const inPause = (work) => {
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        for (const type of INPUT) removeEventListener(type, wait);
        idly(work);
      }, PAUSE_MS);
    };
    for (const type of INPUT) addEventListener(type, wait);
    wait();
  };

  // Caching, updates and installing have a script of their own, which nobody waits for.
  let offline = null;
  const goOffline = () => {
    if (embed || !build.offline) return;
    const registered = workers()?.register("sw.js", { updateViaCache: "none" }).catch(() => null);
    idly(() => {
      offline = import(new URL(build.offline, document.baseURI));
      // A move may have been made before this script came.
      offline.then(async (loaded) => {
        loaded.begin(registered);
        await registered;
        if (moved) loaded.prepare();
      }).catch(() => {});
    });
  };
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    window.golf.installPrompt = event;
    offline?.then((loaded) => loaded.tellInstall(), () => {});
  });

  // How high a board in another page would like to be for its width: cards of a good size, and the words.
  const wantedHeight = (game) => {
    const table = game.querySelector(".table");
    const [columns, rows] = ["--columns", "--rows"].map((name) => Number(table.style.getPropertyValue(name)) || 5);
    const { width, height } = table.getBoundingClientRect();
    const words = game.scrollHeight - height;
    const gap = Math.min(Math.max(0.011 * width, 4), 14);
    // Stock and discard beside the columns.
    const side = width >= 720;
    const across = Math.max(columns, 2.3) + (side ? 1.4 : 0);
    const card = Math.min((width - 16 - (across - 1) * gap) / across, 112) * (width <= 560 ? 1.5 : 1.4);
    const column = card * (1 + 0.42 * (rows - 1));
    const wanted = side ? Math.min(Math.max(column, 2.3 * card), width / 1.85 - 16) : column + 1.15 * card;
    return Math.ceil(Math.max(wanted + 24, width < 600 ? 290 : 230) + words);
  };

  // The advisor is loaded when it is first needed. A new fragment makes a browser try again what failed.
  let advisor;
  let tries = 0;
  const advice = () => {
    advisor ??= import(`${new URL((cards || build).advice, document.baseURI)}#${(tries += 1)}`);
    advisor.catch(() => (advisor = null));
    return advisor;
  };
  let moved = false;

  // Sounds and vibration, loaded when the first one is wanted; without a network there are none.
  let feeling;
  const feel = (...what) => {
    feeling ??= import(new URL(build.feel, document.baseURI));
    feeling.then((loaded) => loaded.feel(...what)).catch(() => (feeling = null));
  };

  // The list of winnable deals, a line a rule. Python has its beginning, for as long as this is not there.
  const winnable = new Map();
  let list;
  const fetchList = () => {
    list ??= fetch(build.winnable)
      .then((response) => {
        if (!response.ok) throw new Error(`${response.status} ${build.winnable}`);
        return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).text();
      })
      .then((text) => text.trim().split("\n").forEach((line) => winnable.set(line[0], line.slice(1))))
      // Tried again when cards are wanted.
      .catch(() => (list = null));
  };

  // Where nothing has the focus, at the start or since what `had` it is gone, the open window or the table takes it.
  // A browser notices what is gone with the next frame. Who leaves the table by Tab leaves it, and a board takes
  // nothing from the page around it.
  let had = null;
  const keepFocus = () => {
    const before = had;
    if (before === document.body) return;
    const keep = () => {
      if (document.activeElement !== document.body || (embed && !document.hasFocus())) return;
      if (before?.isConnected && before.getClientRects().length) return;
      const takers = ["dialog[open] [data-do=close]", '[data-pile][tabindex="0"]', "#golf button"];
      const found = takers.map((one) => document.querySelector(one)).find(Boolean);
      found?.focus({ preventScroll: true });
    };
    requestAnimationFrame(() => requestAnimationFrame(keep));
  };

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  let rising;
  const fields = (form) => Object.fromEntries(new FormData(form));
  const forget = (name) => {
    const address = new URL(location.href);
    parameters.delete(name);
    address.searchParams.delete(name);
    history.replaceState(history.state, "", address);
  };
  window.golf = {
    embed,
    storage,
    put,
    copy,
    // Without a network the page goes on in the words it has.
    words: (asked) => words(asked).catch(() => null),
    messageOf,
    firstWords,
    cards: Boolean(cards),
    launched: location.href,
    cameBack: performance.getEntriesByType("navigation")[0]?.type === "back_forward",
    inPause,
    parameter: (name) => parameters.get(name),
    site: new URL(".", location.href.split(/[?#]/)[0]).href,
    unpack: async (files) => {
      pythonFiles = files;
      for (const bundle of bundles) await unpack(bundle);
    },
    // What a start does not need; gives the rest of the words, "" where it cannot be had. Ask again after a failure.
    later: (asked) => {
      later ??= Promise.all([embed || unpack(bundleOf(page.later)), styled(build.windowsStyle)]);
      return Promise.all([text(page.laterWords[language(asked)]), later.catch((error) => ((later = undefined), Promise.reject(error)))])
        .then(([found]) => found)
        .catch(() => "");
    },
    unique: () => Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join(""),
    // A deal's number, 35 bits, as text: it is larger than MicroPython's small integers.
    randomNumber: () => {
      const [low, high] = crypto.getRandomValues(new Uint32Array(2));
      return String((high % 8) * 2 ** 32 + low);
    },
    // Whether the whole list is there, once it has been fetched or could not be.
    listed: () => {
      fetchList();
      return list.then(() => winnable.size > 0);
    },
    // The player's day, as in 20261130.
    today: () => {
      const now = new Date();
      return String((now.getFullYear() * 100 + now.getMonth() + 1) * 100 + now.getDate());
    },
    winnable: (rule) => {
      if (html.dataset.ready) fetchList();
      return winnable.get(rule) ?? null;
    },
    // Milliseconds, as text: Python gets a number from here cut to 32 bits.
    now: () => String(Date.now()),
    // The differences between two views, as `golf.page.diff` names them: [kind, path, name, value] each.
    // First what may be focused, since a browser brings the style of all that has changed by then up to date for it.
    write: (root, changes) => {
      const order = ([, , one], [, , other]) => (other === "tabindex") - (one === "tabindex");
      for (const [kind, path, name, value] of JSON.parse(changes).sort(order)) {
        let element = root;
        for (const at of path) element = element.children[at];
        if (kind === "attr") element.setAttribute(name, value);
        else if (kind === "unset") element.removeAttribute(name);
        else if (kind === "text") element.textContent = value;
        else if (kind === "inner") element.innerHTML = value;
        else if (kind === "append") element.insertAdjacentHTML("beforeend", value);
        else if (kind === "drop") for (let left = Number(value); left > 0; left -= 1) element.firstElementChild.remove();
      }
    },
    // The arch of a win and the way back: some cards a frame, since 52 movements begun at once hold up a slow phone.
    celebrate: (up) => {
      const cards = [...document.querySelectorAll(".cards > .card")];
      const some = () => {
        if (cards !== rising) return;
        for (const card of cards.splice(0, still ? 99 : 6)) card.toggleAttribute("data-up", up);
        if (cards.length) requestAnimationFrame(some);
      };
      const still = html.dataset.still || html.dataset.motion === "off" || calm.matches;
      rising = cards;
      if (still) some();
      else requestAnimationFrame(some);
    },
    focus: (element) => element.focus({ preventScroll: true }),
    // After a tap: moving the focus makes the browser lay the page out, which it does anyway for the next frame.
    focusSoon: (element) => requestAnimationFrame(() => element.focus({ preventScroll: true })),
    // A language chosen in the settings speaks louder than the one a link asked for.
    forgetLanguage: () => forget("lang"),
    pileOf: (target) => target.dataset?.pile ?? null,
    isTable: (target) => Boolean(target.closest?.(".table [data-pile], .card")),
    // A form says its messages itself (golf/page/forms.py): that of the whole, with names of fields in braces, and the
    // word before the name and the value of a field that was changed.
    submitted: (form) => {
      const given = fields(form);
      return form.dataset.send?.replace(/\{(\w+)\}/g, (_, name) => given[name] ?? "") ?? null;
    },
    changed: (input) => {
      const word = input.form?.dataset.change;
      return word ? `${word} ${input.name} ${input.type === "checkbox" ? (input.checked ? "on" : "off") : input.value}` : null;
    },
    feel,
    facts: () => `${build.version} ${html.dataset.offline === "ready" ? "ready" : "no"}`,
    ask: (question) =>
      advice().then(
        (loaded) => loaded.ask(question),
        () => window.golf.send("advisor-failed"),
      ),
    // The first move of a visit: somebody is playing.
    moved: () => {
      if (moved || embed || !window.golf.send) return;
      moved = true;
      idly(() => advice().then((loaded) => loaded.prepare(), () => {}));
      offline?.then((loaded) => loaded.prepare(), () => {});
    },
    offline: (what) => offline?.then((loaded) => loaded.carryOut(what), () => {}),
    // What a shortcut of the installed game may ask for: windows, and the deal of the day.
    open: (what) => ["new", "daily", "settings", "rules"].includes(what) && window.golf.send(what),
    copyText: (text) => navigator.clipboard?.writeText(text).catch(() => {}),
    copySnippet: () => {
      const snippet = document.querySelector(".snippet");
      const done = (kept) => window.golf.send(`embed copied ${kept ? "yes" : "no"}`);
      snippet.select();
      if (!navigator.clipboard) return done(document.execCommand("copy"));
      navigator.clipboard.writeText(snippet.value).then(() => done(true), () => done(false));
    },
    tell: (json) => parent.postMessage(JSON.parse(json), "*"),
    waiting: () => {
      const kept = waiting;
      waiting = [];
      return kept;
    },
    // While nobody waits Python collects its garbage (`collect`) and works out what the next taps will show
    // (`think`, a piece at a time, until it gives false), so that neither falls into a tap.
    ready: (send, collect, think) => {
      removeEventListener("click", wait, true);
      let rests = 0;
      const rest = () => {
        keepFocus();
        const mine = (rests += 1);
        const next = () => mine === rests && idly(think() ? next : collect);
        idly(() => {
          if (mine !== rests) return;
          collect();
          if (think) next();
        });
      };
      for (const type of ["click", "keydown"]) {
        addEventListener(type, () => (had = document.activeElement), true);
        addEventListener(type, rest);
      }
      if (!embed) rest();
      window.golf.send = (message) => {
        had = document.activeElement;
        send(message);
        rest();
      };
      // A tap or a key says itself where the focus is; where it came without one, the page is told by the next frame.
      addEventListener("focusin", ({ target }) => {
        const unknown = () => target.dataset?.pile && target.tabIndex < 0 && document.activeElement === target;
        if (unknown()) requestAnimationFrame(() => unknown() && window.golf.send(`focus ${target.dataset.pile}`));
      });
      document.querySelector(".starting")?.remove();
      requestAnimationFrame(() => requestAnimationFrame(() => delete html.dataset.still));
      if (embed) {
        const game = document.getElementById("golf");
        let told = 0;
        const report = () => {
          const height = wantedHeight(game);
          if (height === told || !game.clientWidth) return; // a frame that is not shown has no width
          told = height;
          parent.postMessage({ v: 1, type: "golf:resize", height }, "*");
          parent.postMessage({ subject: "lti.frameResize", height }, "*");
        };
        const observer = new ResizeObserver(report);
        for (const part of [game, ...game.querySelectorAll(".bar, .caption")]) observer.observe(part);
        // Only the page around the board is listened to; what it says is read in golf/solitaire/page/later/board_host.py.
        addEventListener("message", ({ source, data }) => {
          if (source !== parent || parent === window) return;
          let text;
          try {
            text = JSON.stringify(data) ?? "";
          } catch {
            // Something that is no plain message.
            return;
          }
          if (text.length <= 4000) send(`host ${text}`);
        });
      }
      goOffline();
      html.dataset.ready = "true";
      if (!embed && !cards) {
        window.golf.open(parameters.get("do"));
        if (parameters.has("do")) forget("do"); // a reload goes on with the game
        idly(fetchList);
      }
      if (!cards) {
        // Dragging and looking; tapping does without it. To look needs what comes later, and no tap may wait for that.
        idly(() =>
          window.golf.later().then((there) => there && import(new URL(build.hand, document.baseURI))).catch(() => {}),
        );
      }
    },
    trouble,
  };
})();
