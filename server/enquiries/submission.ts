import {
  type Enquiry,
  type EnquiryField,
  enquiryFields,
  formAgeName,
  honeypotName,
  idempotencyKeyName,
} from "../../contract/enquiry.ts";
import { type BodyFormat, readBody } from "./request-body.ts";
import { canBeKept } from "./unknown-fields.ts";

/** What a body holds. */
export interface Submission {
  /** Of the whole body, in bytes. */
  readonly size: number;
  /** As given. */
  readonly fields: Partial<Enquiry>;
  /** Fields of a newer page, which the contract does not have. */
  readonly unknown: ReadonlyMap<string, string>;
  /** What a form's other controls hold; empty for JSON and for missing ones. */
  readonly controls: Record<FormControl, string>;
}

/** Why there is none: the body is larger than the limit; no JSON and no form data; or that, but of anything else. */
export type Unreadable = "too large" | "malformed" | "misfit";

/** The names that a form may hold beside the fields. JSON holds the fields alone. */
const formControls = [idempotencyKeyName, formAgeName, honeypotName] as const;
export type FormControl = (typeof formControls)[number];

// A form post has CR LF where the text box's maxlength counted one: https://html.spec.whatwg.org/#constructing-entry-list
const withPlainLineBreaks = (value: string): string => value.replaceAll("\r\n", "\n");

const emptyValues = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>;

/** The names and values of a body. @throws URIError or SyntaxError if it is malformed */
function entriesOf(text: string, format: BodyFormat): Iterable<[string, unknown]> | undefined {
  if (format === "form") {
    // URLSearchParams would put replacement characters where the percent-encoding is broken; this throws.
    decodeURIComponent(text);
    return new URLSearchParams(text);
  }
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
}

const isField = (name: string): name is EnquiryField => Object.hasOwn(enquiryFields, name);
const isControl = (name: string): name is FormControl => (formControls as readonly string[]).includes(name);

/**
 * Reads an enquiry out of a request: every field a text, none twice. Whether the fields' contents can be accepted is the
 * contract's to say; a field that it does not have must be one that can be kept.
 * @param limit the largest body in bytes
 */
export async function readSubmission(
  request: Request,
  format: BodyFormat,
  limit: number,
): Promise<Submission | Unreadable> {
  const body = await readBody(request, limit);
  if (typeof body === "string") return body;
  const fields: Partial<Enquiry> = {};
  const unknown = new Map<string, string>();
  const controls = emptyValues(formControls);
  const seen = new Set<string>();
  try {
    const entries = entriesOf(body.text, format);
    if (!entries) return "misfit";
    for (const [name, given] of entries) {
      if (typeof given !== "string" || seen.has(name)) return "misfit";
      seen.add(name);
      const value = withPlainLineBreaks(given);
      if (isField(name)) fields[name] = enquiryFields[name].kind === "lines" ? value : given;
      else if (isControl(name) && format === "form") controls[name] = given;
      else if (!isControl(name) && canBeKept(name, value)) unknown.set(name, value);
      else return "misfit";
    }
    return { fields, unknown, controls, size: body.size };
  } catch {
    return "malformed";
  }
}
