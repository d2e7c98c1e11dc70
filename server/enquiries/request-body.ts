import { MIMEType } from "node:util";

/** Largest body in bytes: room for all fields at their greatest length as JSON in UTF-8, any script, any escape but \u. */
export const bodyLimit = 32 * 1024;

/**
 * Largest body in bytes of which what was typed is given back. Percent-encoding makes nine bytes of a character of most
 * scripts, so that an honest form can be larger than the limit.
 */
export const typedLimit = 96 * 1024;

export type BodyFormat = "json" | "form";

const formats: Readonly<Record<string, BodyFormat>> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
};

/** Tells in which of the two accepted formats a body is; undefined for other types, charsets and content codings. */
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

/**
 * Reads a body as UTF-8 text, and no more of it than so many bytes, whatever its Content-Length says.
 * @returns "too large", or "malformed" for bytes that are not UTF-8 and for a body that breaks off
 */
export async function readBody(
  request: Request,
  limit: number,
): Promise<{ readonly text: string; readonly size: number } | "too large" | "malformed"> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return "too large";
      chunks.push(chunk);
    }
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks)), size };
  } catch {
    return "malformed";
  }
}
