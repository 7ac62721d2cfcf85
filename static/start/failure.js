// A start that fails says so at once: what was loaded for it in vain is looked for again, to know what is missing.
import { html } from "./page.js";

export const { trouble } = window.golf;

// The page is older than the site: once the game goes on, a new version is offered, which is to load the page again.
const outdated = () => window.golf.send?.("offline update waiting");

// Get a file as "text" or "arrayBuffer". One that the site has no more went with a newer version, which loading the
// page again brings.
export const getFile = async (url, as) => {
  try {
    const response = await fetch(url);
    if (response.ok) return await response[as]();
    throw Object.assign(new Error(`${response.status} ${url}`), { gone: response.status === 404 });
  } catch (error) {
    if (error.gone) outdated();
    trouble(error.gone ? "missing" : "network", `${error.message} ${url}`);
    throw error;
  }
};

// Others' errors are no reason to alarm anybody, hence the look at what the start needs.
const look = () => {
  if (html.dataset.ready) return;
  for (const { href, src } of document.querySelectorAll("[rel$=load], [rel=stylesheet], script[src]")) getFile(href ?? src, "arrayBuffer").catch(() => {});
};
addEventListener("error", look, true);
addEventListener("unhandledrejection", look);

// Say that the advisor fails; where the site has one of its files no more, asking again will not help.
export const adviceFails = async (...urls) => {
  const asked = (url) => fetch(url, { method: "HEAD", cache: "no-store" }).then(({ status }) => status === 404, () => false);
  const gone = (await Promise.all(urls.map(asked))).includes(true);
  if (gone) outdated();
  window.golf.send(`advisor-failed${gone ? " gone" : ""}`);
};
