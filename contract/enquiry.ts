/**
 * The enquiry: its fields, its wire format and its validation. This is the only file that the site and the server
 * share. It has no dependencies, because every byte of it is sent to visitors of the contact page
 * (docs/decisions/0004-contract-without-zod.md).
 */

/** Validation rule of a field. `max` counts UTF-16 code units, like HTML's maxlength; `lines` allows line breaks. */
export interface FieldRule {
  readonly required: boolean;
  readonly max: number;
  readonly kind: "line" | "lines" | "email";
  /**
   * Added after the first release: it may be missing, because a visitor may still have an older version of the page
   * open.
   */
  readonly addedLater?: boolean;
}

/** The fields by name. The names are both JSON keys and form control names (spec, section 7). */
export const enquiryFields = {
  Email: { required: true, max: 254, kind: "email" },
  Name: { required: true, max: 120, kind: "line" },
  Company: { required: true, max: 200, kind: "line" },
  Phone: { required: true, max: 60, kind: "line" },
  Fax: { required: false, max: 60, kind: "line" },
  Address: { required: true, max: 400, kind: "lines" },
  City: { required: true, max: 120, kind: "line" },
  Pin: { required: true, max: 30, kind: "line" },
  State: { required: true, max: 120, kind: "line" },
  Country: { required: true, max: 120, kind: "line" },
  Comment: { required: true, max: 6000, kind: "lines" },
} as const satisfies Record<string, FieldRule>;

export type EnquiryField = keyof typeof enquiryFields;
export type Enquiry = Record<EnquiryField, string>;

/** The names of all fields, in wire order. */
export const enquiryFieldNames = Object.keys(enquiryFields) as EnquiryField[];

/** What can be wrong with a field. */
export const faultKinds = ["empty", "too long", "not an e-mail address", "unreadable characters"] as const;
export type FieldFault = (typeof faultKinds)[number];
export type EnquiryFaults = Partial<Record<EnquiryField, FieldFault>>;

/**
 * The path to which an enquiry is posted, below the configured endpoint, and the query parameter with the access key.
 */
export const enquiryPath = "/api/SendMailForTTPL";
export const keyParameter = "code";

/**
 * Name of the idempotency key: a header for JSON requests, a hidden control in form posts. Requests with the same key
 * and the same values are one enquiry, however often they arrive. The key is not a field: a JSON body contains fields
 * only. A key is 16 to 64 random letters, digits, hyphens and underscores, such as a UUID.
 */
export const idempotencyKeyName = "Idempotency-Key";

/**
 * Honeypot: a control that is hidden from people, so that only bots fill it in. An enquiry with a value in it is
 * stored, but marked as suspect. It is a hidden control in form posts and a percent-encoded header for JSON requests.
 * The name is chosen to attract bots.
 */
export const honeypotName = "Website";

/**
 * How many whole seconds the form was open before it was sent, as measured by its script: a header for JSON requests, a
 * hidden control in form posts. Too few mark the enquiry as suspect. Without JavaScript the value is missing, which
 * means nothing.
 */
export const formAgeName = "Form-Age";

/**
 * Redirect target of a plain form post whose enquiry has been stored; the fragment makes the page show its "sent" note.
 */
export const sentAddress = "/contact#sent";

/**
 * The page with the form. The server answers an invalid plain form post with it, keeping the values and showing the
 * errors.
 */
export const formPagePath = "/contact";

/** Fixed replies, with the wording (and spelling) of the spec, section 8. */
export const replies = {
  missing: "All fileds are required to send mail",
  sent: "Message Sent Successfully",
} as const;

/** The id of the element next to a form control that describes a fault. It is in the page from the start, hidden. */
export const faultElementId = (field: EnquiryField, fault: FieldFault): string =>
  `${field}-${fault.replaceAll(" ", "-")}`;

// The browser's own rule for <input type="email">: https://html.spec.whatwg.org/#valid-e-mail-address
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// Control characters could inject mail headers; lone surrogates cannot be encoded as UTF-8.
const forbiddenInLine = /[\p{Cc}\u2028\u2029]|\p{Cs}/u;
const forbiddenInLines = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

// Format characters, whatever else programs show as nothing (Hangul fillers, variation selectors and others), separators,
// and two characters that are drawn as a blank: https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
const blank = /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]*$/u;

/** Whether nothing of a text can be seen: such a value counts as empty. */
export const isBlank = (text: string): boolean => blank.test(text);

/** Returns what is wrong with a value, or undefined if it is valid. */
export function faultOf(field: EnquiryField, value?: string): FieldFault | undefined {
  const rule: FieldRule = enquiryFields[field];
  if (value === undefined) return rule.required && !rule.addedLater ? "empty" : undefined;
  if (isBlank(value)) return rule.required ? "empty" : undefined;
  if (value.length > rule.max) return "too long";
  if ((rule.kind === "lines" ? forbiddenInLines : forbiddenInLine).test(value)) return "unreadable characters";
  if (rule.kind === "email" && !emailPattern.test(value.trim())) return "not an e-mail address";
  return undefined;
}

/**
 * Validates a whole enquiry. Returns one entry for each invalid field, in field order; an empty object if it is valid.
 */
export function faultsOf(values: Partial<Enquiry>): EnquiryFaults {
  const faults: EnquiryFaults = {};
  for (const field of enquiryFieldNames) {
    const fault = faultOf(field, values[field]);
    if (fault) faults[field] = fault;
  }
  return faults;
}
