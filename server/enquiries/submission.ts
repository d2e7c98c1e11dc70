import { type Enquiry, enquiryFieldNames, enquiryFields, idempotencyKeyName } from "../../contract/enquiry.ts";
import type { BodyFormat } from "./request-body.ts";

/** What a body holds. */
export interface Submission {
  /** As given; missing ones are empty. */
  readonly fields: Enquiry;
  /** What a form's other controls hold; empty for JSON and for missing ones. */
  readonly controls: Record<FormControl, string>;
}

/** The names that a form may hold beside the fields. JSON holds the fields alone. */
const formControls = [idempotencyKeyName] as const;
type FormControl = (typeof formControls)[number];

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
 * Reads an enquiry out of a body: every field a text, none twice, none unknown; missing ones are empty. Whether the
 * fields' contents can be accepted is the contract's to say.
 * @returns "malformed" if the body is no JSON or no form data, "misfit" if it is, but of anything else
 */
export function readSubmission(text: string, format: BodyFormat): Submission | "malformed" | "misfit" {
  const fields = emptyValues(enquiryFieldNames);
  const controls = emptyValues(formControls);
  const open = new Set<string>(format === "form" ? [...enquiryFieldNames, ...formControls] : enquiryFieldNames);
  const isControl = (name: string): name is FormControl => (formControls as readonly string[]).includes(name);
  const isField = (name: string): name is keyof Enquiry => Object.hasOwn(enquiryFields, name);
  try {
    const entries = entriesOf(text, format);
    if (!entries) return "misfit";
    for (const [name, value] of entries) {
      if (typeof value !== "string" || !open.delete(name)) return "misfit";
      if (isControl(name)) controls[name] = value;
      else if (isField(name)) fields[name] = enquiryFields[name].kind === "lines" ? withPlainLineBreaks(value) : value;
    }
    return { fields, controls };
  } catch {
    return "malformed";
  }
}
