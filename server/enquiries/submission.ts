import {
  type Enquiry,
  enquiryFieldNames,
  enquiryFields,
  formAgeName,
  honeypotName,
  idempotencyKeyName,
} from "../../contract/enquiry.ts";
import { type BodyFormat, readBody } from "./request-body.ts";

/** What a body holds. */
export interface Submission {
  /** Of the whole body, in bytes. */
  readonly size: number;
  /** As given. */
  readonly fields: Partial<Enquiry>;
  /** What a form's other controls hold; empty for JSON and for missing ones. */
  readonly controls: Record<FormControl, string>;
}

/** Why there is none: the body is larger than the limit; no JSON and no form data; or that, but of anything else. */
export type Unreadable = "too large" | "malformed" | "misfit";

/** The names that a form may hold beside the fields. JSON holds the fields alone. */
const formControls = [idempotencyKeyName, formAgeName, honeypotName] as const;
export type FormControl = (typeof formControls)[number];

/**
 * A field that this server does not know yet, as a newer page than the server's may send it. The contract's names begin
 * with a capital.
 */
const laterField = /^[A-Z][A-Za-z]{1,39}$/;

/** What fields that are not known yet hold, as lines to follow the comment, for somebody has written it. */
const asLines = (later: ReadonlyMap<string, string>): string =>
  [...later].map(([name, value]) => (value.trim() === "" ? "" : `\n\n${name}: ${value}`)).join("");

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

/**
 * Reads an enquiry out of a request: every field a text, none twice. Fields that are not known yet follow the comment;
 * any other name is a misfit. Whether the fields' contents can be accepted is the contract's to say.
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
  const later = new Map<string, string>();
  const controls = emptyValues(formControls);
  const open = new Set<string>(format === "form" ? [...enquiryFieldNames, ...formControls] : enquiryFieldNames);
  const isControl = (name: string): name is FormControl => (formControls as readonly string[]).includes(name);
  const isField = (name: string): name is keyof Enquiry => Object.hasOwn(enquiryFields, name);
  try {
    const entries = entriesOf(body.text, format);
    if (!entries) return "misfit";
    for (const [name, value] of entries) {
      const isLater = laterField.test(name) && !later.has(name) && !isField(name) && !isControl(name);
      if (typeof value !== "string" || (!open.delete(name) && !isLater)) return "misfit";
      if (isControl(name)) controls[name] = value;
      else if (isField(name)) fields[name] = enquiryFields[name].kind === "lines" ? withPlainLineBreaks(value) : value;
      else later.set(name, withPlainLineBreaks(value));
    }
    if (fields.Comment?.trim()) fields.Comment += asLines(later);
    return { fields, controls, size: body.size };
  } catch {
    return "malformed";
  }
}
