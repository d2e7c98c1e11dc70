import type { OpenBar, OpenPlace } from "../../wire.ts";

const idOf = ({ file, path, part = "" }: OpenPlace): string => [file, ...path, part].join(" ");

const noteOf = ({ before }: OpenPlace): string =>
  before ? `changed since ${before.by} confirmed it on ${before.on}` : "left out";

/** What a page shows and visitors do not see, by the names of the bars at it in the preview. */
export function openOnPage(points: readonly OpenPlace[], address: string | undefined): Map<string, OpenPlace> {
  const here = points.filter(
    ({ kind, pages }) =>
      kind === "unconfirmed" && address !== undefined && (pages.includes(address) || pages.includes("every page")),
  );
  return new Map(here.map((point) => [idOf(point), point]));
}

/** The bars at what is open on a page. */
export const barsOf = (open: ReadonlyMap<string, OpenPlace>): OpenBar[] =>
  [...open].map(([id, point]) => {
    const { title, part, isHead, look, texts } = point;
    const [kind] = look;
    return {
      id,
      // A bar has no room for the whole way to a field, and its page shows where it stands.
      title: title.split(" → ").at(-1) ?? title,
      isHead,
      ...(part !== undefined && kind === "blocks" && { anchor: part }),
      texts,
      note: noteOf(point),
    };
  });
