// The active link follows the first segment of the path, which one page for all unknown addresses learns in the browser.
const section = location.pathname.split("/", 2).join("/");
for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-sections] a")) {
  if (link.pathname === section) link.setAttribute("aria-current", "true");
}
