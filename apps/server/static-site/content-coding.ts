import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A representation in one of the content codings of RFC 9110, section 8.4.1. */
export interface Compressed {
  readonly coding: "br" | "gzip";
  readonly bytes: Buffer;
}

/** Close to the best compression, but fast enough to compress a few megabytes in one or two seconds. */
const brotliQuality = 9;

/** Compresses a text; returns the codings that make it smaller, the preferred one first. */
export async function compress(text: Buffer): Promise<Compressed[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const both: Compressed[] = [
    { coding: "br", bytes: brotli },
    { coding: "gzip", bytes: gzipped },
  ];
  return both.filter(({ bytes }) => bytes.length < text.length);
}

/** Parses the weights in an Accept-Encoding header, by coding. */
function readWeights(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const coding of header.toLowerCase().split(",")) {
    const [name = "", weight] = coding.split(/;\s*q=/);
    weights.set(name.trim(), weight === undefined ? 1 : Number.parseFloat(weight));
  }
  return weights;
}

/** Caches the last parsed header, as browsers send the same one for all files of a page. */
let lastRead = { header: "", weights: readWeights("") };

/**
 * Returns the first offer that the client accepts, according to its Accept-Encoding header (RFC 9110, section 12.5.3).
 * Undefined means to send the uncompressed text.
 */
export function accepted<Offer extends Pick<Compressed, "coding">>(
  header: string,
  offers: readonly Offer[],
): Offer | undefined {
  if (header !== lastRead.header) lastRead = { header, weights: readWeights(header) };
  const { weights } = lastRead;
  return offers.find(({ coding }) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0);
}
