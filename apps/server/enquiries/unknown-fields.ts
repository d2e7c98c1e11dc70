import { type Enquiry, faultOf, isBlank, mended } from "@ttpl/contract/enquiry.ts";

/** Field names as in the contract, since a page newer than this server may send fields unknown to it. */
const fieldName = /^[A-Z][A-Za-z\d]{0,39}$/;

/** Whether an unknown field can be kept: its name is a valid field name, and its value, mended, is valid in a comment. */
export const canBeKept = (name: string, value: string): boolean =>
  fieldName.test(name) && (isBlank(value) || faultOf("Comment", mended("Comment", value)) === undefined);

/**
 * Appends unknown fields to the comment as "Name: value", so that the email and the operators' commands show them. The
 * comment may then exceed its own limit, but not the body limit.
 */
export function withUnknown(fields: Enquiry, unknown: ReadonlyMap<string, string>): Enquiry {
  const lines = [...unknown].filter(([, value]) => !isBlank(value)).map(([name, value]) => `${name}: ${value}`);
  if (lines.length === 0) return fields;
  const comment = fields.Comment.trimEnd();
  return { ...fields, Comment: [...(comment === "" ? [] : [comment, ""]), ...lines].join("\n") };
}
