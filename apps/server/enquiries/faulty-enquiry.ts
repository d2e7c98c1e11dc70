import { type Enquiry, type EnquiryField, enquiryFieldNames, faultsOf, replies } from "@ttpl/contract/enquiry.ts";
import type { Refusal } from "./refusal.ts";

/** The refusal of an enquiry with invalid fields; undefined if all are valid. */
export function refusalOfFaults(values: Partial<Enquiry>): Refusal | undefined {
  const faults = faultsOf(values);
  const kinds = Object.values(faults);
  if (kinds.length === 0) return undefined;
  return {
    status: 422,
    kind: "faulty-fields",
    title: kinds.includes("empty") ? replies.missing : "Some fields are invalid",
    detail: "See the member faults for the fault of each field.",
    faults,
  };
}

/** The refusal of an enquiry that exceeds the size limit; it names the longest field as the one to shorten. */
export function refusalOfSize(values: Enquiry): Refusal {
  const longest = (a: EnquiryField, b: EnquiryField) => (values[b].length > values[a].length ? b : a);
  return { status: 413, detail: tooLargeDetail, faults: { [enquiryFieldNames.reduce(longest)]: "too long" } };
}

export const tooLargeDetail = "An enquiry must not exceed 32 KiB.";
