// The active link depends on the first segment of the path, which this page, prerendered once for all unknown
// addresses, only knows in the browser.
const section = location.pathname.split("/", 2).join("/");
for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-sections] a")) {
  if (link.pathname === section) link.setAttribute("aria-current", "true");
}
