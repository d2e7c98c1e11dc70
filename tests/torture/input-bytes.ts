import { type Enquiry, enquiryPath } from "../../contract/enquiry.ts";
import { newPost } from "./post.ts";
import { requestBytes } from "./raw-request.ts";

/** An input that has a name and must be refused. */
export interface NamedInput {
  readonly name: string;
  readonly bytes: Buffer;
  /** The answer that the contract asks for; 0 where closing the connection without an answer is right as well. */
  readonly statuses: readonly number[];
}

export const target = `${enquiryPath}?code=key`;
export const validFields: Enquiry = newPost().fields;

/** A request with a body, after which the server closes. */
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
