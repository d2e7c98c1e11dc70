// Imports nothing: the test of the files as the site sends them reads it without the studio's packages.

/** What a sheet may cost a page in brotli, bytes by its paper: an A1 has four times the area of an A3, an A0 eight times. */
const mostBytes: ReadonlyMap<string, number> = new Map([
  ["A3", 60_000],
  ["A2", 80_000],
  ["A1", 110_000],
  ["A0", 150_000],
]);

/** The limit of a sheet by its SVG, which says its paper; 0 if it does not. */
export const mostBytesOf = (svg: string): number => mostBytes.get(/>(A[0-3])</.exec(svg)?.[1] ?? "") ?? 0;
