// A start that fails: told by this script, since Python may be what is missing.
import { build, html } from "./page.js";

const errors = [];
addEventListener("error", (event) => errors.push(event.message ?? `cannot load ${event.target.src}`), true);
addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
export const trouble = (reason) => {
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
