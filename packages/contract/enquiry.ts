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
 * How many whole seconds ago the visitor began, by opening the page or with the draft that was restored: a header for
 * JSON requests, a hidden control in form posts. Too few mark the enquiry as suspect. The script leaves it out when a
 * person has pressed Send, and without JavaScript it is missing: that means nothing.
 */
export const formAgeName = "Form-Age";

/** The form's controls that are not fields. */
export const hiddenControlNames = [idempotencyKeyName, formAgeName, honeypotName] as const;
export type HiddenControl = (typeof hiddenControlNames)[number];

/** The rules of fields. None has the name of a hidden control: whoever filled it in would be taken for a bot. */
export type FieldRules = Readonly<Record<string, FieldRule>> & { readonly [taken in HiddenControl]?: never };

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
} as const satisfies FieldRules;

export type EnquiryField = keyof typeof enquiryFields;
export type Enquiry = Record<EnquiryField, string>;

/** The names of all fields, in wire order. */
export const enquiryFieldNames = Object.keys(enquiryFields) as EnquiryField[];

/** What can be wrong with a field. */
export const faultKinds = ["empty", "too long", "not an e-mail address"] as const;
export type FieldFault = (typeof faultKinds)[number];
export type EnquiryFaults = Partial<Record<EnquiryField, FieldFault>>;

/**
 * The path to which an enquiry is posted, below the configured endpoint, and the query parameter with the access key.
 */
export const enquiryPath = "/api/SendMailForTTPL";
export const keyParameter = "code";

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

/** Why an enquiry was not accepted, apart from faults in its fields. Each has its own words in the form. */
export const failures = ["unreachable", "too many", "not understood", "server fault"] as const;
export type Failure = (typeof failures)[number];

/** The failure by the HTTP status of the answer; anything but a number means that there was none. */
export function failureOf(status: unknown): Failure {
  if (typeof status !== "number") return "unreachable";
  if (status === 429) return "too many";
  // It did not arrive in time; a proxy found it too large. A page that is loaded again would send the same.
  if (status === 408) return "unreachable";
  if (status === 413 || status === 431) return "server fault";
  return status < 500 ? "not understood" : "server fault";
}

/** The id of the element with the words for a failure. It is in the page from the start, hidden. */
export const failureElementId = (failure: Failure): string => `form-failed-${failure.replaceAll(" ", "-")}`;

/** The id of the element next to a form control that describes a fault. It is in the page from the start, hidden. */
export const faultElementId = (field: EnquiryField, fault: FieldFault): string =>
  `${field}-${fault.replaceAll(" ", "-")}`;

/** The id of the element in the message about an address, hidden, to which the address is added with such a character marked. */
export const foreignElementId = (field: EnquiryField): string => `${field}-foreign`;

// The browser's own rule for <input type="email">: https://html.spec.whatwg.org/#valid-e-mail-address
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// What programs mean by a new line: Unicode Standard, section 5.8, and PowerPoint's and Word's vertical tab.
const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
// Spaces of all widths, and bytes of an old Windows encoding that were read as Latin-1.
const spaces = /[\p{Zs}\u0080-\u009F]/gu;
// Control characters, which could inject mail headers; lone surrogates, which UTF-8 cannot encode; and format characters
// that show nothing, except the joiners that letters need and the tags of flags; marks of annotations, and what stands
// for a picture that was not copied.
const nothing = /(?![\t\n])[\p{Cc}\p{Cs}\uFFF9-\uFFFC]|(?!\p{Join_C}|[\u{E0020}-\u{E007F}])(?=\p{DI})\p{Cf}/gu;

// What a copied address brings along: a name before it and brackets, quotes, "mailto:" with its subject, and behind it
// whatever no domain ends with.
const aroundAddress = /^[^<]*<|>[^>]*$/g;
const quotesBefore = /^(?:["\u2018-\u201F\u00AB\u2039([\s]+|'(?=.*'\s*$))/;
const behindAddress = /[^\p{L}\p{M}\p{N}]+$/u;
const linkAddress = /^\s*mailto:(?:\/\/)?([^?]*).*$/i;

// Before the @ nothing needs a joiner, and after it some scripts do.
const unseenBeforeAt = /\p{DI}+(?=.*@)/gu;

// What word processors and telephones make of a hyphen and an apostrophe.
const dashes = /[\u2010-\u2015\u2212]/g;
const apostrophes = /[\u2018\u2019\u02BC](?=.*@)/g;

// What a domain may be written with, in any script: a URL allows far more, and would hide it in "xn--". The last is
// Japanese (RFC 5892, appendix A.7).
const domainSigns = /^[\p{L}\p{M}\p{N}\p{Join_C}.\u3002\u30FB-]+$/u;
/** Whether a domain consists of such signs; Catalan has a dot between two letters (appendix A.3). */
const isDomain = (text: string): boolean => domainSigns.test(text.replaceAll(/l\u00B7(?=l)/gi, ""));

/** What a link to an address says, whose signs may be percent-encoded (RFC 6068). */
function unlinked(text: string): string {
  const [, encoded] = linkAddress.exec(text) ?? [];
  if (encoded === undefined) return text;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/**
 * An e-mail address without what surrounds it, in letters and signs of usual width; its domain as browsers send it,
 * "xn--mnchen-3ya.de" for "münchen.de".
 */
function plainAddress(text: string): string {
  // Beyond this nothing would make it valid, and the patterns would take long.
  if (text.length > 4 * enquiryFields.Email.max) return text;
  const address = unlinked(text.normalize("NFKC").replaceAll(aroundAddress, ""))
    .replaceAll(unseenBeforeAt, "")
    .replace(quotesBefore, "")
    .replace(behindAddress, "")
    .replaceAll(dashes, "-")
    .replaceAll(apostrophes, "'");
  const [, name, domain = ""] = /^(.*)@([^@]*)$/.exec(address) ?? [];
  // ASCII would be read as a URL, in which "127.1" is a number.
  if (!/[^\0-\x7F]/.test(domain) || !isDomain(domain)) return address;
  try {
    return `${name}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

/**
 * A value as it is sent and stored. Pasted text brings characters along that nobody sees and nobody meant: each becomes a
 * line break, a space or nothing. What is left is checked by `faultOf`.
 */
export function mended(field: EnquiryField, value: string): string {
  const { kind }: FieldRule = enquiryFields[field];
  const gap = kind === "lines" ? "\n" : " ";
  const text = value.replaceAll(lineBreaks, gap).replaceAll(spaces, " ").replaceAll(nothing, "");
  if (kind === "lines") return text;
  const line = text.replaceAll("\t", " ");
  return kind === "email" ? plainAddress(line) : line;
}

// Format characters, whatever else programs show as nothing (Hangul fillers, variation selectors and others), separators,
// two characters that are drawn as a blank, and what stands for a picture that was not copied:
// https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
const blank = /^[\s\p{Z}\p{Cf}\p{DI}\u2800\u{1D159}\uFFFC]*$/u;

/** Whether nothing of a text can be seen: such a value counts as empty. */
export const isBlank = (text: string): boolean => blank.test(text);

/**
 * The first character of a mended address that no valid one has in its place, with what is before and behind it and its
 * number in Unicode, by which it is told from one that looks alike. Nothing if there is none, or no "@".
 */
export function foreignIn(address: string): readonly [] | readonly [before: string, character: string, behind: string] {
  const all = [...address.trim()];
  const at = all.lastIndexOf("@");
  const index = all.findIndex((character, place) =>
    place > at ? !domainSigns.test(character) : character !== "@" && !emailPattern.test(`${character}@a`),
  );
  const character = all[index];
  if (character === undefined || at < 0) return [];
  const number = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return [all.slice(0, index).join(""), character, `${all.slice(index + 1).join("")} (U+${number})`];
}

/** Returns what is wrong with a mended value, or undefined if it is valid. */
export function faultOf(field: EnquiryField, value?: string): FieldFault | undefined {
  const rule: FieldRule = enquiryFields[field];
  if (value === undefined) return rule.required && !rule.addedLater ? "empty" : undefined;
  if (isBlank(value)) return rule.required ? "empty" : undefined;
  if (value.length > rule.max) return "too long";
  if (rule.kind === "email" && !emailPattern.test(value.trim())) return "not an e-mail address";
  return undefined;
}

/**
 * Validates a whole enquiry of mended values. Returns one entry for each invalid field, in field order; an empty object if it is valid.
 */
export function faultsOf(values: Partial<Enquiry>): EnquiryFaults {
  const faults: EnquiryFaults = {};
  for (const field of enquiryFieldNames) {
    const fault = faultOf(field, values[field]);
    if (fault) faults[field] = fault;
  }
  return faults;
}
