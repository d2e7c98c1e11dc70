import { MIMEType } from "node:util";

/** Maximum body size in bytes. Fits all fields at maximum length as UTF-8 JSON without \u escapes, in any script. */
export const bodyLimit = 32 * 1024;

/**
 * Maximum size in bytes of a form post that is answered with the form page and its values. Percent-encoding turns a
 * character of most scripts into nine bytes, so a legitimate form post can exceed `bodyLimit`.
 */
export const typedLimit = 96 * 1024;

/** Bytes of an enquiry in the database besides its text: ids, times, its email and indexes. */
const rowSize = 1024;

/** What an enquiry takes of the disk, in bytes. */
export const sizeOnDisk = (bytes: number): number => Math.min(bytes, bodyLimit) + rowSize;

export type BodyFormat = "json" | "form";

const formats: Readonly<Record<string, BodyFormat>> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/** The format of a body; undefined for unsupported media types, charsets and content codings. */
export function bodyFormat(headers: Headers): BodyFormat | undefined {
  const coding = headers.get("Content-Encoding") ?? "identity";
  const type = headers.get("Content-Type") ?? "";
  if (coding.toLowerCase() !== "identity") return undefined;
  try {
    const { essence, params } = new MIMEType(type);
    return (params.get("charset") ?? "utf-8").toLowerCase() === "utf-8" ? formats[essence] : undefined;
  } catch {
    return undefined;
  }
}

/** A body as UTF-8 text, and its size in bytes. */
interface Body {
  readonly text: string;
  readonly size: number;
}

async function readWhole(request: Request, limit: number): Promise<Body | "too large" | "malformed"> {
  const decode = (bytes: Uint8Array): Body => ({
    text: new TextDecoder("utf-8", { fatal: true }).decode(bytes),
    size: bytes.byteLength,
  });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    // No stream if it is not needed: streams are half the cost of a post. Node ends the body at its declared length.
    const declared = Number(request.headers.get("Content-Length") ?? Number.NaN);
    if (declared <= limit) {
      const bytes = new Uint8Array(await request.arrayBuffer());
      return bytes.byteLength > limit ? "too large" : decode(bytes);
    }
    // Not cancelled, because the rest must be discarded before the connection is closed.
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      size += chunk.byteLength;
      if (size > limit) return "too large";
      chunks.push(chunk);
    }
    return decode(Buffer.concat(chunks));
  } catch {
    return "malformed";
  }
}

/**
 * Reads a body of at most `limit` bytes, regardless of Content-Length.
 * @param end aborted when bodies are no longer waited for, because the server stops
 * @returns "too large", "malformed" for invalid UTF-8 or an incomplete body, or "too late"
 */
export async function readBody(
  request: Request,
  limit: number,
  end: AbortSignal,
): Promise<Body | "too large" | "malformed" | "too late"> {
  const { promise: ended, resolve } = Promise.withResolvers<"too late">();
  const onEnd = () => resolve("too late");
  if (end.aborted) onEnd();
  end.addEventListener("abort", onEnd);
  try {
    return await Promise.race([readWhole(request, limit), ended]);
  } finally {
    end.removeEventListener("abort", onEnd);
  }
}
