import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Coding = "br" | "gzip" | "identity";

/** High enough to be near the smallest size, low enough that a site of some megabytes is ready within a second or two. */
const brotliQuality = 9;

/** A text in each coding that makes it smaller, and as it is. */
export async function encodings(text: Buffer): Promise<ReadonlyMap<Coding, Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text, { params }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const all: [Coding, Buffer][] = [
    ["br", brotli],
    ["gzip", gzipped],
  ];
  return new Map<Coding, Buffer>([...all.filter(([, bytes]) => bytes.length < text.length), ["identity", text]]);
}

/**
 * Chooses the first of the offered codings that a client accepts, by its Accept-Encoding header (RFC 9110, section
 * 12.5.3). Without a match the text goes out as it is.
 */
export function acceptedCoding(header: string, offered: Iterable<Coding>): Coding {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", weight] = part.split(/;\s*q=/);
    weights.set(name.trim(), weight === undefined ? 1 : Number.parseFloat(weight));
  }
  for (const coding of offered) {
    if ((weights.get(coding) ?? weights.get("*") ?? 0) > 0) return coding;
  }
  return "identity";
}
