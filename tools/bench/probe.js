// Set up in every measured page before its own scripts: notes when things happened, in ms since navigation.
{
  const probe = { ready: 0, paint: 0, shift: 0, tasks: [] };
  window.probe = probe;
  probe.isReady = new Promise((done) => {
    const look = () => {
      if (document.documentElement?.dataset.ready !== "true" || probe.ready) return;
      probe.ready = performance.now();
      done();
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ["data-ready"],
    });
  });
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  // Told only when the frame is on the screen, which can be after the page is ready.
  probe.isPainted = new Promise((done) =>
    observe("paint", (entry) => {
      if (entry.name === "first-contentful-paint") done((probe.paint = entry.startTime));
    }),
  );
  observe("layout-shift", (entry) => (probe.shift += entry.value));
  observe("longtask", (entry) => probe.tasks.push(entry.duration));
  // What observers note comes after the next frame.
  probe.settle = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
}
