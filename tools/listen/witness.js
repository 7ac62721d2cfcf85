// What the page says and which keys it gets, told to the tool that listens (witness.py), which puts this script
// into its copy of the site. It changes nothing in the page.
(() => {
  const LIVE = '[role="log"], [role="alert"], [role="status"], [aria-live="assertive"], [aria-live="polite"]';
  // What comes together with such a part was meant to be said; a status that comes with a window was not.
  const SPEAKS_AT_ONCE = '[role="log"], [role="alert"], [aria-live="assertive"]';
  const channel = document.currentScript.dataset.channel;
  let number = 0;

  const tell = (kind, facts) => {
    const body = JSON.stringify({ number: number++, at: Date.now() / 1000, page: performance.timeOrigin, kind, ...facts });
    fetch(channel, { method: "POST", mode: "no-cors", keepalive: true, body }).catch(() => {});
  };

  const lineOf = (node, region) => {
    let line = node;
    while (line !== region && line.parentNode !== region) line = line.parentNode;
    return line;
  };

  const changed = (records) => {
    const lines = new Map();
    for (const { type, target, addedNodes } of records) {
      const element = type === "characterData" ? target.parentElement : target;
      const region = element?.closest?.(LIVE);
      if (region) {
        for (const node of type === "characterData" ? [target] : addedNodes) {
          if (region.contains(node)) lines.set(lineOf(node, region), region);
        }
        continue;
      }
      for (const node of addedNodes) {
        if (node.nodeType !== Node.ELEMENT_NODE) continue;
        const regions = [...node.querySelectorAll(SPEAKS_AT_ONCE)];
        if (node.matches(SPEAKS_AT_ONCE)) regions.unshift(node);
        for (const each of regions) for (const line of each.childNodes) lines.set(line, each);
      }
    }
    for (const [line, region] of lines) {
      const text = line.textContent.trim();
      if (!text || !line.isConnected || !region.checkVisibility()) continue;
      const name = region.getAttribute("aria-live") || region.getAttribute("role");
      tell("said", { text, region: name, label: region.getAttribute("aria-label") || "" });
    }
  };

  new MutationObserver(changed).observe(document, { childList: true, characterData: true, subtree: true });
  addEventListener("focusin", ({ target }) => {
    tell("focus", { text: target.getAttribute?.("aria-label") || target.textContent?.trim().slice(0, 300) || "" });
  }, true);
  addEventListener("keydown", (event) => {
    if (!event.isTrusted) return;
    tell("key", { text: event.key });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => tell("settled", {}))));
  }, true);
  addEventListener("load", () => tell("page", { text: location.href }));
})();
