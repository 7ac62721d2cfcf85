"""What a screen is measured by: what is cut off, what scrolls, what is too small for a finger."""

from playwright.sync_api import Page

# Words that lie outside the window or are cut off by the box they are in. What scrolls may be longer
# than its box, if only downwards.
_CUT_OFF = """() => {
  const found = [];
  const shown = (one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const open = document.querySelector('dialog[open]');
  for (const one of (open ?? document.body).querySelectorAll('*')) {
    if (!shown(one) || one.closest('.visually-hidden, svg, .card, textarea')) continue;  // a textarea scrolls
    const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const style = getComputedStyle(one);
    if (style.position === 'absolute' && style.clipPath !== 'none') continue;  // a name for listeners
    const box = one.getBoundingClientRect();
    const name = `${one.tagName} ${one.className} ${one.textContent.slice(0, 60)}`;
    if (words || one.matches('button, input, select, dialog')) {
      if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`outside: ${name} ${box.left}–${box.right}`);
      const range = document.createRange();
      range.selectNodeContents(one);
      const text = range.getBoundingClientRect();
      let around = one;
      while (around && words) {
        const clip = getComputedStyle(around);
        const limits = around.getBoundingClientRect();
        const shortened = clip.textOverflow === 'ellipsis' && around.title;  // and said in full
        if (!shortened && clip.overflowX !== 'visible' && (text.left < limits.left - 0.5 || text.right > limits.right + 0.5)) found.push(`cut off: ${name}`);
        if (['hidden', 'clip'].includes(clip.overflowY) && (text.top < limits.top - 2 || text.bottom > limits.bottom + 2)) found.push(`cut off below: ${name}`);
        around = around.parentElement;
      }
    }
    if (one.scrollWidth > one.clientWidth + 1 && ['auto', 'scroll'].includes(style.overflowX)) found.push(`scrolls sideways: ${name}`);
  }
  return found;
}"""

# How far the page can be scrolled, and by how much it is wider and higher than the window.
_SCROLLS = """() => {
  scrollTo(500, 500);
  const moved = [scrollX, scrollY];
  scrollTo(0, 0);
  const root = document.documentElement;
  return {
    sideways: moved[0] > 0 || root.scrollWidth > innerWidth,
    down: moved[1] > 0 || root.scrollHeight > innerHeight,
  };
}"""

# Cards, places and words on the table that are not wholly in the window.
_OUTSIDE = """() => [...document.querySelectorAll('.card, [data-pile], .end, .bubble')]
  .filter((one) => one.checkVisibility({visibilityProperty: true, opacityProperty: true}))
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5);
  }).map((one) => `outside: ${one.outerHTML.slice(0, 100)}`)"""

# What a finger aims at and cannot hit well: 44 pixels for buttons, 24 (WCAG 2.2 AA) for the stock.
_SMALL = """() => [...document.querySelectorAll('button, a[href], select, input[type=text], .choice, [data-pile=stock]')]
  .filter((one) => one.checkVisibility({visibilityProperty: true}))
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && Math.min(box.width, box.height) < (one.matches('[data-pile]') ? 24 : 44) - 0.5;
  }).map((one) => `small: ${one.outerHTML.slice(0, 100)}`)"""

# For each card of the columns: the bare strip of it, and its corner, both from its own top left.
_STRIPS = """() => {
  const cards = [...document.querySelectorAll('[data-card].in-column')].map((card) => [card, card.getBoundingClientRect()]);
  return cards.map(([card, box]) => {
    const over = cards.map(([, at]) => at).filter((at) => Math.abs(at.left - box.left) < 1 && at.top > box.top + 1);
    const range = document.createRange();
    range.selectNodeContents(card.querySelector('.corner'));
    const corner = range.getBoundingClientRect();
    return {
      card: card.dataset.card,
      width: box.width,
      height: Math.min(box.bottom, ...over.map((at) => at.top)) - box.top,
      corner: {
        left: corner.left - box.left, top: corner.top - box.top,
        right: corner.right - box.left, bottom: corner.bottom - box.top,
      },
    };
  });
}"""

_ALL = f"""() => ({{
  cut: ({_CUT_OFF})(), scrolls: ({_SCROLLS})(), outside: ({_OUTSIDE})(), small: ({_SMALL})(), strips: ({_STRIPS})(),
}})"""

SMALLEST_STRIP = 24  # WCAG 2.2 AA


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


def problems(
    page: Page, *, may_scroll_down: bool, celebrates: bool = False, smallest_strip: float = SMALLEST_STRIP
) -> list[str]:
    """What is wrong with the screen as it is; cards that celebrate a win may fly out of the window."""
    found = page.evaluate(_ALL)
    wrong: list[str] = found["cut"] + found["small"]
    if found["scrolls"]["sideways"]:
        wrong.append("the page scrolls sideways")
    if found["scrolls"]["down"] and not may_scroll_down:
        wrong.append("the page scrolls down")
    if celebrates:
        return wrong
    if not may_scroll_down:
        wrong += found["outside"]
    for strip in found["strips"]:
        corner = strip["corner"]
        if min(strip["width"], strip["height"]) < smallest_strip:
            wrong.append(f"too little of a card shows: {strip}")
        if corner["left"] < -0.5 or corner["top"] < -2:
            wrong.append(f"a corner lies beside its card: {strip}")
        if corner["right"] > strip["width"] + 0.5 or corner["bottom"] > strip["height"] + 2:
            wrong.append(f"a corner is covered: {strip}")
    return wrong
