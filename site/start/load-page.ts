import pageTable from "virtual:page-table";
import { pageData } from "./page-data.ts";
import { pageComponent, templateAt } from "./page-modules.ts";

/** The path of the page at an address's path, if there is one. */
const pathOfPage = (pathname: string): string | undefined =>
  Object.hasOwn(pageTable, pathname) ? pathname : undefined;

/** Where a link leads, if that is a page of this site. */
export function linkedPage(link: HTMLAnchorElement): URL | undefined {
  const to = new URL(link.href);
  return to.origin === location.origin && pathOfPage(to.pathname) !== undefined ? to : undefined;
}

/** The data of the page at an address's path, null where there is none, once its component is there too. */
export async function loadPage(pathname: string): Promise<unknown> {
  const path = pathOfPage(pathname);
  const [data] = await Promise.all([path === undefined ? null : pageData(path), pageComponent(templateAt(path))]);
  return data;
}
