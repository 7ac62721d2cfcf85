// Copying, and passing on, what a field of the open window shows. It comes with what a start does not need, hence
// before any window: browsers allow both within a tap only, and what had to be fetched first could come too late.
const html = document.documentElement;
if (navigator.share) html.dataset.shares = "true"; // shows the buttons for it (windows.css)

const ANSWER_MS = 100; // a screen reader speaks the same sentence again only once it has been gone

const mark = (field) => {
  field.focus();
  field.select();
};

// The way of pages without a secure address, and where the clipboard is refused.
const copySelected = (field) => {
  const focused = document.activeElement;
  mark(field);
  try {
    if (!document.execCommand("copy")) return false;
  } catch {
    return false;
  }
  focused?.focus({ preventScroll: true });
  return true;
};

// Each gives what became of the text, once that is known; "" where the player chose to give it to nobody.
const ways = {
  async copy(field) {
    try {
      await navigator.clipboard.writeText(field.value); // without a clipboard this throws too
      return "copied";
    } catch {
      if (copySelected(field)) return "copied";
    }
    mark(field);
    return "not_copied";
  },
  async share(field) {
    const text = field.value;
    try {
      await navigator.share(/^https?:/.test(text) ? { url: text } : { text });
      return "shared";
    } catch (error) {
      if (error.name === "AbortError" || error.name === "InvalidStateError") return ""; // which is open already
    }
    mark(field);
    return "not_shared";
  },
};

// ("copy" | "share", the field's name): the answer comes as the message `given NAME OUTCOME`.
export const give = async (how, name) => {
  const field = document.querySelector(`dialog[open] [name="${name}"]`);
  if (!field) return;
  const outcome = await ways[how](field);
  if (outcome) setTimeout(() => window.golf.send(`given ${name} ${outcome}`), ANSWER_MS);
};
