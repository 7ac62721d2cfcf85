// Hear of shortcuts of the installed game, and of links that it captures, while it is open. What only opens the game
// brings its window to the front, and no more; `open` is given what the game itself is asked to do, where it is the
// one that is open, and says whether that was its own; everything else is another page.
export function hearLaunches(scope, launched, open) {
  let first = true;
  window.launchQueue?.setConsumer(({ targetURL }) => {
    const again = first && targetURL === launched;
    first = false;
    if (!targetURL || again) return;
    const target = new URL(targetURL);
    const asked = target.searchParams.get("do");
    target.searchParams.delete("do");
    const plain = target.pathname === scope.pathname && !target.search;
    if (plain ? !asked || open(asked) : target.href === location.href) return;
    location.assign(targetURL);
  });
}
