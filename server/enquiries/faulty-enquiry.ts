import { type Enquiry, type EnquiryField, enquiryFieldNames, faultsOf, replies } from "../../contract/enquiry.ts";
import type { Refusal } from "./refusal.ts";

/** What is to be answered to an enquiry with faults; undefined if it has none. */
export function refusalOfFaults(values: Partial<Enquiry>): Refusal | undefined {
  const faults = faultsOf(values);
  const words = Object.values(faults);
  if (words.length === 0) return undefined;
  return {
    status: 422,
    kind: "faulty-fields",
    title: words.includes("empty") ? replies.missing : "Some fields cannot be accepted",
    detail: "The member faults says what is wrong with which field.",
    faults,
  };
}

/** What is to be answered to an enquiry that is too large as a whole: its longest field is the one to shorten. */
export function refusalOfSize(values: Enquiry): Refusal {
  const longest = (one: EnquiryField, other: EnquiryField) => (values[other].length > values[one].length ? other : one);
  return { status: 413, detail: tooLargeDetail, faults: { [enquiryFieldNames.reduce(longest)]: "too long" } };
}

export const tooLargeDetail = "An enquiry may have 32 KiB at the most.";
