import { stat } from "node:fs/promises";
import type { BuiltDocument } from "./built-document.ts";

/**
 * What a server may send before it has to wait for the first acknowledgement: ten packets of 1460 bytes (RFC 6928). A
 * document within this budget can be painted after one round trip.
 */
export const brotliBudget = 14_000;
/** For the few visitors whose proxies do not support brotli. */
export const gzipBudget = 16_060;

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

/** Pages with budgets of their own: all projects on one page take a second round trip (docs/decisions/0037). */
const largePages: Readonly<Record<string, { brotli: number; gzip: number }>> = {
  "/experience": { brotli: 22_000, gzip: 25_500 },
  // The galleries with the most to be said of their pictures; without brotli they take a second round trip.
  "/showcase": { brotli: brotliBudget, gzip: 16_200 },
  "/showcase/showmodeling": { brotli: brotliBudget, gzip: 16_200 },
};

export function overBudget({ path, brotli, gzip }: DocumentBytes): boolean {
  const budget = largePages[path] ?? { brotli: brotliBudget, gzip: gzipBudget };
  return brotli > budget.brotli || gzip > budget.gzip;
}

/** A table of all documents, sorted by size, largest first. */
export function bytesTable(all: readonly DocumentBytes[]): string {
  const line = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(7)).join(" ");
  const rows = all.toSorted((one, other) => other.brotli - one.brotli);
  return [
    `${line(["plain", "brotli", "gzip"])}  page (at most ${brotliBudget} brotli, ${gzipBudget} gzip)`,
    ...rows.map((row) => `${line([row.plain, row.brotli, row.gzip])}  ${row.path}${overBudget(row) ? "  OVER" : ""}`),
  ].join("\n");
}
