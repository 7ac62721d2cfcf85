// What the bench of the advisor runs in the page: each gives milliseconds.
globalThis.advisorBench = {
  // From asking for a hint on a position to its being shown.
  ask: ([code, line]) => {
    golf.send(`start E ${code}`);
    if (line) golf.send(`moves ${line}`);
    return new Promise((done, fail) => {
      const { send } = golf;
      const began = performance.now();
      setTimeout(fail, 60_000, new Error(`no answer about ${code} ${line}`));
      golf.send = (message) => {
        send(message);
        if (!message.startsWith("advice") && message !== "advisor-failed") return;
        golf.send = send;
        if (document.querySelector(".hinted")) done(performance.now() - began);
        else fail(new Error(message));
      };
      send("hint");
    });
  },
  // The next hint, once the hinted move has been played.
  follow: () => {
    const hinted = document.querySelector(".hinted");
    golf.send(hinted.dataset.do ?? "s");
    const began = performance.now();
    golf.send("hint");
    if (!document.querySelector(".hinted")) throw new Error("the next hint was not there at once");
    return performance.now() - began;
  },
  untilReady: () =>
    new Promise((done) => {
      const html = document.documentElement;
      const began = performance.now();
      new MutationObserver(() => {
        if (html.dataset.advisor === "pyodide") done(performance.now() - began);
      }).observe(html, { attributes: true });
      golf.ask("pyodide");
    }),
  untilStockIsReady: () =>
    new Promise((done) => {
      const began = performance.now();
      new Worker("stock/worker.mjs", { type: "module" }).onmessage = () => done(performance.now() - began);
    }),
};
