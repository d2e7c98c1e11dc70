import { linkedPage, loadPage } from "./load-page.ts";
import { pageData } from "./page-data.ts";

/** Visitors who ask to save data, and slow lines, fetch a page when they go there. */
function sparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}

// Nobody has gone there yet: a failure is told when somebody does.
const ignore = () => undefined;

/** Few at a time: thirty requests at once are a long task, and would stand in line before what the visitor asks for. */
const lanes: Promise<unknown>[] = Array.from({ length: 4 }, () => Promise.resolve());

/** The data of each page that can be seen to be linked: about 1 kB, and going there waits for nothing. */
function fetchDataOfVisibleLinks(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const path = linkedPage(target as HTMLAnchorElement)?.pathname;
      if (path === undefined) continue;
      const lane = lanes.shift() ?? Promise.resolve();
      lanes.push(lane.then(() => pageData(path)).catch(ignore));
    }
  });
  const observeAll = () => {
    for (const link of document.querySelectorAll("a[href^='/']")) seen.observe(link);
  };
  observeAll();
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true });
}

/** Fetches pages before somebody goes there: their data at sight, all of it once a link is pointed at or focused. */
export function fetchPagesAhead(): void {
  if (sparing()) return;
  fetchDataOfVisibleLinks();
  for (const sign of ["pointerover", "pointerdown", "focusin"]) {
    addEventListener(sign, ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
      const to = link && linkedPage(link);
      if (to) loadPage(to.pathname).catch(ignore);
    });
  }
}
