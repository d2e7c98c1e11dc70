import { type Enquiry, enquiryPath } from "@ttpl/contract/enquiry.ts";
import { newPost } from "./post.ts";
import { requestBytes } from "./raw-request.ts";

/** A named input that must be refused. */
export interface NamedInput {
  readonly name: string;
  readonly bytes: Buffer;
  /** The allowed statuses; 0 if the server may also close the connection without a response. */
  readonly statuses: readonly number[];
}

export const target = `${enquiryPath}?code=key`;
export const validFields: Enquiry = newPost().fields;

/** A request with a body and `Connection: close`. */
export const bodyBytes = (type: string, body: string | Buffer, extra: [string, string][] = []): Buffer =>
  requestBytes(
    "POST",
    target,
    [
      ["Host", "localhost"],
      ["Connection", "close"],
      ["Content-Type", type],
      ["Content-Length", String(Buffer.byteLength(body))],
      ...extra,
    ],
    body,
  );

export const json = (value: unknown): Buffer => bodyBytes("application/json", JSON.stringify(value));
