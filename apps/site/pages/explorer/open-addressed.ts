// Whoever comes to the address of a project, also from elsewhere on this page, gets the list's code, which opens its card.
const wake = () =>
  document
    .getElementById(location.hash.slice(1))
    ?.querySelector("th > a")
    ?.dispatchEvent(new Event("focusin", { bubbles: true }));
addEventListener("hashchange", wake);
wake();
