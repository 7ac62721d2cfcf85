// Point the links of the page for missing addresses at the site's folder. The page is served at any depth; the
// site's folder is the nearest one above that has a service worker.
(async () => {
  const parts = location.pathname.split("/").slice(0, -1);
  for (; parts.length; parts.pop()) {
    const home = `${parts.join("/")}/`;
    const found = await fetch(`${home}sw.js`, { method: "HEAD" }).then((answer) => answer.ok, () => false);
    if (!found) continue;
    for (const link of document.querySelectorAll("[data-way]")) link.href = home + link.dataset.way;
    return;
  }
})();
