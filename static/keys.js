/* The keyboard at the table: single keys press the buttons that carry them, arrows go from card to
   card, and the list of keys opens over the table. Which key does what is said in the page. */
(() => {
  "use strict";

  const TYPED_INTO = "input:not([type=hidden]), select, textarea, [contenteditable]";
  const LATIN = /^\p{Script=Latin}$/u;

  const list = document.getElementById("keys");
  const seen = (elements) => [...elements].filter((each) => each.checkVisibility());
  const within = (zone, selector) => seen(zone.querySelectorAll(selector));

  /* The buttons that this key is for, told by what it types; else by its place on the keyboard, for
     digits, and for letters where the keyboard has another script than the page. */
  function buttonsFor(event) {
    const typed = event.key.toLowerCase();
    const all = within(document.getElementById("table"), "[data-key]");
    const same = all.filter((each) => each.dataset.key === typed);
    if (same.length || event.shiftKey || event.key.length > 1) return same;
    return all.filter(({ dataset }) => dataset.code === event.code
      && (dataset.code.startsWith("Digit") || LATIN.test(dataset.key) !== LATIN.test(typed)));
  }

  /* Cards go with cards and other buttons with their like, as they lie in the hand, on the table or
     in the prompt. */
  function row(from) {
    const zone = from.closest(".hand, .own-table, .prompt");
    return within(zone, "button").filter((each) => each.matches(".card") === from.matches(".card"));
  }

  /* The nearest of the next row above (-1) or below (1), as they are seen on the page. */
  function beyond(from, direction) {
    const middle = (each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return { x: (left + right) / 2, y: (top + bottom) / 2, half: (bottom - top) / 2 };
    };
    const start = middle(from);
    const ahead = within(document.getElementById("table"), ".prompt button, .mine button")
      .map((each) => ({ each, ...middle(each) }))
      .map((to) => ({ ...to, far: (to.y - start.y) * direction }))
      .filter((to) => to.far > Math.min(start.half, to.half));
    const [next] = ahead.sort((one, other) => (one.far - one.half) - (other.far - other.half));
    return ahead
      .filter((to) => Math.abs(to.y - next.y) < Math.max(to.half, next.half))
      .sort((one, other) => Math.abs(one.x - start.x) - Math.abs(other.x - start.x))[0]?.each;
  }

  const MOVES = {
    ArrowLeft: (from) => row(from)[row(from).indexOf(from) - 1],
    ArrowRight: (from) => row(from)[row(from).indexOf(from) + 1],
    Home: (from) => row(from)[0],
    End: (from) => row(from).at(-1),
    ArrowUp: (from) => beyond(from, -1),
    ArrowDown: (from) => beyond(from, 1),
  };

  /* Several buttons with one key: it goes from one to the next, and Enter presses. */
  function press(buttons, focused) {
    const next = buttons[(buttons.indexOf(focused) + 1) % buttons.length];
    if (!next.matches("a")) next.focus();
    if (buttons.length === 1) next.click();
  }

  document.addEventListener("keydown", (event) => {
    const focused = document.activeElement;
    const elsewhere = focused !== document.body && !focused.closest("#table");
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!list || list.open || elsewhere || focused.matches(TYPED_INTO)) return;
    const move = !event.shiftKey && focused.matches(".prompt button, .mine button") && MOVES[event.key];
    if (move) {
      event.preventDefault();
      move(focused)?.focus();
      return;
    }
    const buttons = event.repeat ? [] : buttonsFor(event);
    if (!buttons.length) return;
    event.preventDefault();
    press(buttons, focused);
  });

  /* The list is opened and closed by links that lead to it and away from it without script. */
  document.addEventListener("click", (event) => {
    const opens = event.target.closest('a[href="#keys"]');
    if (!list || !(opens || event.target.closest("#keys a"))) return;
    event.preventDefault();
    if (opens) list.showModal();
    else list.close();
  });

  /* The table may have been replaced behind the list, with what had the focus. */
  list?.addEventListener("close", () => {
    const lost = document.activeElement === document.body || list.contains(document.activeElement);
    if (lost) document.querySelector("#table [autofocus]")?.focus();
  });
})();
