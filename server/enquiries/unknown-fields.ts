import { type Enquiry, faultOf } from "../../contract/enquiry.ts";

/** Names as the contract gives them: what a page may send that is newer than this server. */
const fieldName = /^[A-Z][A-Za-z\d]{0,39}$/;

/** Whether a field that the contract does not have can be kept: it is named as one, and holds what a comment may hold. */
export const canBeKept = (name: string, value: string): boolean =>
  fieldName.test(name) && (value.trim() === "" || faultOf("Comment", value) === undefined);

/**
 * Puts what unknown fields hold below the comment, as "Name: value", so that the mail and the operators' commands show
 * it. The comment may be longer than its limit then, though never longer than a body.
 */
export function withUnknown(fields: Enquiry, unknown: ReadonlyMap<string, string>): Enquiry {
  const lines = [...unknown].filter(([, value]) => value.trim() !== "").map(([name, value]) => `${name}: ${value}`);
  if (lines.length === 0) return fields;
  const comment = fields.Comment.trimEnd();
  return { ...fields, Comment: [...(comment === "" ? [] : [comment, ""]), ...lines].join("\n") };
}
