// A start that fails: told by a script of its own, in the JavaScript of old browsers, which cannot read the others,
// and without Python, which may be what is missing. The build writes what a browser needs (golf/site/browsers.py).
(function () {
  var build = JSON.parse(document.getElementById("golf-build").textContent);
  var html = document.documentElement;
  var errors = [];
  var told = "help";

  // Tell why the game does not start: "network", "missing", "file", "browser", or "help" where that is not known.
  function trouble(kind, reason) {
    if (html.getAttribute("data-ready") || told !== "help") return;
    var box = document.querySelector(".starting-trouble");
    if (!box) {
      // The page has not come so far. Its end is heard of before PyScript begins.
      document.addEventListener("readystatechange", function () { trouble(kind, reason); });
      return;
    }
    told = kind;
    var said = build.trouble[html.lang] || build.trouble.en;
    var show = function (name, text) { box.querySelector(".trouble-" + name).textContent = text; };
    show("title", said.trouble);
    show("help", said[kind].replace("{lacks}", lacks.join(", ")));
    show("reload", said.reload);
    show("back", said.back);
    show("details", [reason, build.version, navigator.userAgent].concat(errors).join("\n"));
    box.querySelector(".trouble-reload").onclick = function () { location.reload(); };
    box.querySelector(".trouble-back").hidden = !/[?&]game=cards/.test(location.search);
    box.hidden = false;
    // Nothing is tried that cannot succeed.
    var python = document.querySelector("[type=mpy]");
    if (python && /file|browser/.test(kind)) python.parentNode.removeChild(python);
  }

  window.golf = { trouble: trouble };
  addEventListener("error", function (event) {
    errors.push(event.message || "cannot load " + (event.target.src || event.target.href));
  }, true);
  addEventListener("unhandledrejection", function (event) { errors.push(String(event.reason)); });
  addEventListener("load", function () { setTimeout(trouble, build.patience, "help", "timeout"); });

  var lacks = [{{ needs }}].filter(function (need) { return !need[1]; }).map(function (need) { return need[0]; });
  if (lacks.length) trouble("browser", lacks.join());
  if (location.protocol === "file:") trouble("file", location.protocol);
})();
