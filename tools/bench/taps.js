// Taps one element after the other (a list of selectors), not sooner than `pace` ms after the last, and times each
// in ms: the handler with what it writes to the page, which is synchronous, and then style and layout of that.
async ([selectors, pace]) => {
  const tap = (element) => {
    const begin = performance.now();
    // A press moves the focus before the click comes.
    const focusable = element.closest("[tabindex], button");
    if (focusable) focusable.focus({ preventScroll: true });
    else document.activeElement.blur();
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const handled = performance.now();
    document.body.getBoundingClientRect();
    return [handled - begin, performance.now() - handled];
  };
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  // Whoever plays looks at the table before the first tap.
  await probe.settle();
  await wait(4 * pace);
  const shiftBefore = probe.shift;
  const tasksBefore = probe.tasks.length;
  const times = [];
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`nothing to tap: ${selector}`);
    const next = performance.now() + pace;
    times.push(tap(element));
    await probe.settle();
    await wait(next - performance.now());
  }
  return {
    times,
    shift: probe.shift - shiftBefore,
    tasks: probe.tasks.slice(tasksBefore),
    status: document.documentElement.dataset.status,
    moves: document.querySelector('[data-field="moves"]').textContent,
  };
};
