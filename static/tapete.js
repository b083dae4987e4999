/* What htmx leaves open. No rule, no state, no request is made here. */
(() => {
  "use strict";

  const main = document.getElementById("main");

  /* A double click is one click: its second half would land on whatever has come into the place. */
  document.addEventListener("click", (event) => {
    if (event.detail > 1 && event.target.closest("#table :is(button, label)")) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }, true);

  /* A key held down presses a button once. */
  document.addEventListener("keydown", (event) => {
    if (event.repeat && (event.key === "Enter" || event.key === " ") && event.target.closest("#table button")) {
      event.preventDefault();
    }
  }, true);

  /* Transitions in a tab that nobody sees fail, and some people want none. */
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  document.addEventListener("htmx:before:swap", (event) => {
    if (document.hidden || still.matches) {
      for (const task of event.detail.tasks) task.swapSpec.transition = false;
    }
  });

  /* What was unfolded stays unfolded when the table is replaced, and who reads there stays there. */
  let unfolded = [];
  let reading;
  document.addEventListener("htmx:before:swap", () => {
    unfolded = [...document.querySelectorAll("#table details[open][id]")].map((each) => each.id);
    reading = document.activeElement.closest("#table details[id]")?.id;
  });
  document.addEventListener("htmx:after:swap", () => {
    for (const id of unfolded) document.getElementById(id)?.setAttribute("open", "");
    const lost = reading && document.activeElement === document.body;
    if (lost) document.querySelector(`#${CSS.escape(reading)} summary`)?.focus();
  });

  /* A page put in the place of another brings its own root: language, theme, deck. */
  document.addEventListener("htmx:after:swap", (event) => {
    const { target, text } = event.detail.ctx;
    if (target !== document.body) return;
    const root = new DOMParser().parseFromString(text, "text/html").documentElement;
    for (const { name, value } of root.attributes) document.documentElement.setAttribute(name, value);
  });

  /* No answer: say so, for htmx is silent about it. */
  let leaving = false;
  addEventListener("pagehide", () => { leaving = true; });
  document.addEventListener("htmx:error", () => {
    if (!leaving) document.getElementById("message").textContent = main.dataset.noAnswer;
  });

  /* A message covers nothing, so it is brought into sight. */
  const message = document.getElementById("message");
  new MutationObserver(() => {
    if (message.textContent.trim()) message.scrollIntoView({ block: "nearest" });
  }).observe(message, { childList: true, characterData: true, subtree: true });

  /* What is said again is heard again: readers take a text that does not change for no news. */
  for (const region of [message, document.getElementById("live")]) {
    let said = "";
    const observer = new MutationObserver(() => {
      if (said.trim() && region.textContent === said) region.append("\u00a0");
      observer.takeRecords();
      said = region.textContent;
    });
    observer.observe(region, { childList: true });
  }

  /* A folded part of a form says how much is switched on in it. */
  const count = () => {
    for (const part of document.querySelectorAll("details:has(> summary output)")) {
      part.querySelector("output").textContent = part.querySelectorAll('[type="checkbox"]:checked').length;
    }
  };
  document.addEventListener("change", count);
  addEventListener("pageshow", count);

  /* A page from the browser's back and forward store may be old. */
  addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
})();
