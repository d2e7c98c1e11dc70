import { contentKinds, kindOf } from "@ttpl/content/content-kinds.ts";
import { addressOfOpening } from "@ttpl/content/derive/openings.ts";
import type { Department } from "@ttpl/content/schemas/collections.ts";
import type { MovedPage } from "../wire.ts";

/**
 * The openings whose pages have another address after a change of their department's file, because they have another
 * title.
 * @param before the settings of the file `name`, as are those of `now`
 */
export function movedPages(name: string, before: unknown, now: unknown): MovedPage[] {
  const [, department] = /([^/]+)\.yaml$/.exec(name) ?? [];
  const { address: careers } = contentKinds.departments;
  if (kindOf(name) !== contentKinds.departments || department === undefined || careers === undefined) return [];
  const pagesOf = (data: unknown) =>
    ((data as Partial<Department> | null)?.openings ?? []).map((opening, index) => ({
      ...opening,
      at: index,
      address: addressOfOpening(careers, department, opening.title),
    }));
  const [old, pages] = [pagesOf(before), pagesOf(now)];
  const gone = old.filter(({ address }) => !pages.some((page) => page.address === address));
  return pages.flatMap(({ at, address, work, years, formerly = [] }): MovedPage[] => {
    if (old.some((page) => page.address === address)) return [];
    const was =
      gone.find((page) => page.work === work) ??
      gone.find((page) => page.at === at && page.years === years && old.length === pages.length);
    if (!was || formerly.includes(was.address)) return [];
    return [{ path: ["data", "openings", at], from: was.address, to: address }];
  });
}
