// Taps one element after the other (a list of selectors) and times each in ms: the handler with what it
// writes to the page, which is synchronous, and then style and layout of what was written.
async (selectors) => {
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
  await probe.settle();
  const shiftBefore = probe.shift;
  const tasksBefore = probe.tasks.length;
  const times = [];
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`nothing to tap: ${selector}`);
    times.push(tap(element));
    await probe.settle();
  }
  return {
    times,
    shift: probe.shift - shiftBefore,
    tasks: probe.tasks.slice(tasksBefore),
    status: document.documentElement.dataset.status,
    moves: document.querySelector('[data-field="moves"]').textContent,
  };
};
