import { randomUUID } from "node:crypto";
import {
  type Enquiry,
  enquiryFieldNames,
  enquiryFields,
  enquiryPath,
  idempotencyKeyName,
} from "../../contract/enquiry.ts";

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

/** Sends an enquiry; never throws. */
export async function post(port: number, { key, fields }: NewPost): Promise<Answer> {
  try {
    const response = await fetch(`http://localhost:${port}${enquiryPath}?code=key`, {
      method: "POST",
      headers: { "Content-Type": "application/json", [idempotencyKeyName]: key },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(30_000),
    });
    const body = (await response.json()) as { id?: string };
    return response.status === 202 && body.id ? { status: 202, id: body.id } : { status: response.status };
  } catch {
    return { status: "no answer" };
  }
}
