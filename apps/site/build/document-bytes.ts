import { stat } from "node:fs/promises";
import type { BuiltDocument } from "./built-document.ts";

/** What a server may send before it has to wait for the first acknowledgement: ten packets of 1460 bytes (RFC 6928). */
export const firstFlight = 10 * 1460;

/** What the head of a response takes of it, in bytes; a little more where a page has more scripts. */
const headBytes = 1150;

/** A document within this budget, in bytes of brotli, can be painted after one round trip. */
export const brotliBudget = firstFlight - headBytes;

export interface DocumentBytes {
  readonly path: string;
  readonly plain: number;
  readonly brotli: number;
  readonly gzip: number;
}

/** The size of a document, uncompressed and compressed. The compressed files must exist. */
export async function bytesOf({ path, file }: Pick<BuiltDocument, "path" | "file">): Promise<DocumentBytes> {
  const [plain, brotli, gzip] = await Promise.all(["", ".br", ".gz"].map(async (end) => (await stat(file + end)).size));
  return { path, plain: plain ?? 0, brotli: brotli ?? 0, gzip: gzip ?? 0 };
}

/** Bytes that a slow mobile network, of 1.6 Mbit/s, sends in a millisecond. */
const slowNetwork = 200;

/**
 * What the documents of the search should have at most after brotli: a quarter of a second on a slow network. They are
 * fetched when somebody searches, and grow with each page and project, so that more only makes the build warn.
 */
export const searchBudget = 250 * slowNetwork;

/** How long the documents of the search take, and what to do if that is too long. */
export function searchReport(bytes: number): string {
  const time = `${Math.round(bytes / slowNetwork)} ms on a slow network`;
  const size = `${bytes} brotli, the documents of the search: ${time}`;
  if (bytes <= searchBudget) return size;
  return `${size}\nWarning: more than ${searchBudget}, so that whoever searches waits for them. Shorten descriptions of pictures first, or raise searchBudget in apps/site/build/document-bytes.ts.`;
}

/**
 * Pages with budgets of their own, which take a second round trip: all projects on one page (docs/decisions/0037), and
 * the viewer with all its displays (docs/decisions/0038).
 */
export const largePages: Readonly<Record<string, number>> = { "/experience": 26_000, "/demo": 19_500 };

/** What a document may have, in bytes of brotli. */
export const budgetOf = (path: string): number => largePages[path] ?? brotliBudget;

export const overBudget = ({ path, brotli }: DocumentBytes): boolean => brotli > budgetOf(path);

/** A table of all documents, sorted by size, largest first. */
export function bytesTable(all: readonly DocumentBytes[]): string {
  const line = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(7)).join(" ");
  const rows = all.toSorted((a, b) => b.brotli - a.brotli);
  return [
    `${line(["plain", "brotli", "gzip"])}  page (at most ${brotliBudget} brotli)`,
    ...rows.map((row) => `${line([row.plain, row.brotli, row.gzip])}  ${row.path}${overBudget(row) ? "  OVER" : ""}`),
  ].join("\n");
}
