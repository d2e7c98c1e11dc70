import pageTable from "virtual:page-table";
import { pageData } from "./page-data.ts";
import { pageComponent } from "./page-modules.ts";

/** Visitors who ask to save data, and slow lines, fetch a page when they go there. */
function sparing(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}

/** Fetches what a link leads to, unless it is no page of this site or has been fetched already. */
function fetchAhead(link: Element): void {
  const { origin, pathname } = new URL((link as HTMLAnchorElement).href);
  const page = origin === location.origin ? pageTable[pathname] : undefined;
  if (!page) return;
  // Nobody has gone there yet: a failure is told when somebody does.
  pageData(pathname).catch(() => undefined);
  pageComponent(page[0]).catch(() => undefined);
}

/** Fetches the pages that can be seen to be linked, so that going there waits for nothing: about 1 kB each. */
export function fetchPagesAhead(): void {
  if (sparing()) return;
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      fetchAhead(target);
    }
  });
  const observeAll = () => {
    for (const link of document.querySelectorAll("a[href^='/']")) seen.observe(link);
  };
  observeAll();
  new MutationObserver(observeAll).observe(document.body, { childList: true, subtree: true });
}
