import { randomUUID } from "node:crypto";
import {
  type Enquiry,
  enquiryFieldNames,
  enquiryFields,
  enquiryPath,
  idempotencyKeyName,
} from "@ttpl/contract/enquiry.ts";

/** A unique enquiry and its idempotency key. */
export interface NewPost {
  readonly key: string;
  readonly reference: string;
  readonly fields: Enquiry;
}

/** Every required field with its name as value; optional fields are empty. */
const named = Object.fromEntries(
  enquiryFieldNames.map((field) => [field, enquiryFields[field].required ? field : ""]),
) as Enquiry;

/** Creates a valid enquiry, in ASCII only, so that its reference is readable in the encoded mail. */
export function newPost(comment = "Please call."): NewPost {
  const key = randomUUID();
  const reference = `ref-${key}`;
  return { key, reference, fields: { ...named, Email: "visitor@example.org", City: reference, Comment: comment } };
}

/** The response of a server. */
export interface Answer {
  readonly status: number | "no answer";
  /** The enquiry's id, if it was acknowledged. */
  readonly id?: string;
}

/** The path, headers and body of a post. */
export const requestOf = ({ key, fields }: NewPost) => ({
  path: `${enquiryPath}?code=key`,
  method: "POST",
  headers: { "Content-Type": "application/json", [idempotencyKeyName]: key },
  body: JSON.stringify(fields),
});

/** The time that a client waits for a response, in milliseconds. */
export const patience = 30_000;

/** What a response says. */
export const answerOf = (status: number, body: { readonly id?: string }): Answer =>
  status === 202 && body.id ? { status: 202, id: body.id } : { status };

/** Sends an enquiry; never throws. */
export async function post(port: number, one: NewPost): Promise<Answer> {
  const { path, ...request } = requestOf(one);
  try {
    const response = await fetch(`http://localhost:${port}${path}`, {
      ...request,
      signal: AbortSignal.timeout(patience),
    });
    return answerOf(response.status, (await response.json()) as { id?: string });
  } catch {
    return { status: "no answer" };
  }
}
