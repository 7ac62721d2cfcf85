// What a hand does besides tapping: drag a free card onto the discard, point at a card or hold it to see what it
// would free, and drift a little while tapping. Loaded when the page is idle after its start.
const { messageOf, send } = window.golf;
const DRIFT = 10; // pixels that a tap may drift
const HOLD_MS = 450;

let held = null; // the pointer that is down: where, on what, and whether it drags
let swallow = false; // whether the next click belongs to a drag or a hold
let looked = "";

const freeCard = (target) => target.closest?.(".card.free");
const look = (pile) => {
  if (pile === looked) return;
  looked = pile;
  send(`look ${pile}`.trim());
};
const pileOf = (card) => (card ? `column-${card.dataset.do}` : "");

const over = (x, y) => {
  const box = document.querySelector('[data-pile="discard"]').getBoundingClientRect();
  const room = box.width / 3;
  return x > box.left - room && x < box.right + room && y > box.top - room && y < box.bottom + room;
};

function letGo() {
  clearTimeout(held?.timer);
  held?.card?.style.removeProperty("translate");
  held?.card?.classList.remove("dragged");
  held = null;
}

addEventListener("pointerdown", (event) => {
  swallow = false;
  if (held) {
    // A second finger: neither a tap nor a drag.
    letGo();
    return;
  }
  if (!event.isPrimary || event.button !== 0) return;
  const card = freeCard(event.target);
  held = { id: event.pointerId, x: event.clientX, y: event.clientY, target: event.target, card, drags: false };
  if (card && event.pointerType !== "mouse") {
    held.timer = setTimeout(() => {
      swallow = true;
      look(pileOf(card));
    }, HOLD_MS);
  }
}, true);

addEventListener("pointermove", (event) => {
  if (!held || event.pointerId !== held.id) return;
  const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.drags && Math.hypot(dx, dy) <= DRIFT) return;
  clearTimeout(held.timer);
  if (!held.card?.isConnected) return;
  if (!held.drags) {
    held.drags = true;
    held.card.classList.add("dragged");
  }
  held.card.style.translate = `${dx}px ${dy}px`;
}, true);

addEventListener("pointerup", (event) => {
  if (!held || event.pointerId !== held.id) return;
  const { card, drags, target, x, y } = held;
  const message = card && card.dataset.do;
  letGo();
  if (event.pointerType !== "mouse") look("");
  if (drags) {
    swallow = true;
    if (over(event.clientX, event.clientY)) send(message);
  } else if (!swallow && Math.hypot(event.clientX - x, event.clientY - y) <= DRIFT && target.closest?.(".table")) {
    // A tap that drifted off its card: the browser would click what both ends have in common.
    const meant = messageOf(target);
    const end = document.elementFromPoint(event.clientX, event.clientY);
    if (end && meant !== "dismiss" && messageOf(end) !== meant) {
      swallow = true;
      send(meant);
    }
  }
  if (swallow) setTimeout(() => (swallow = false), 300);
}, true);

addEventListener("pointercancel", () => {
  letGo();
  look("");
}, true);

addEventListener("click", (event) => {
  if (!swallow || !event.isTrusted) return;
  swallow = false;
  event.stopImmediatePropagation();
  event.preventDefault();
}, true);

addEventListener("pointerover", (event) => {
  if (event.pointerType === "mouse" && !held?.drags) look(pileOf(freeCard(event.target)));
});

// A held finger opens no menu over the cards.
addEventListener("contextmenu", (event) => {
  if (event.target.closest?.(".card") && event.pointerType !== "mouse") event.preventDefault();
});
