import type { EnquiryFaults, EnquiryField } from "../../../contract/enquiry.ts";
import type { EnquiryFormWords } from "../../reading/schemas/enquiry-form-words.ts";
import { Field } from "./Field.tsx";
import styles from "./EnquiryForm.module.css";

/** How the eleven fields stand in the form, and what browsers need in order to fill them in by themselves. */
const groups: Record<
  keyof EnquiryFormWords["groups"],
  readonly { field: EnquiryField; autoComplete?: string; inputMode?: "tel"; rows?: number }[]
> = {
  you: [
    { field: "Name", autoComplete: "name" },
    { field: "Company", autoComplete: "organization" },
    { field: "Email", autoComplete: "email" },
    { field: "Phone", autoComplete: "tel", inputMode: "tel" },
    { field: "Fax", inputMode: "tel" },
  ],
  address: [
    { field: "Address", autoComplete: "street-address", rows: 2 },
    { field: "City", autoComplete: "address-level2" },
    { field: "Pin", autoComplete: "postal-code" },
    { field: "State", autoComplete: "address-level1" },
    { field: "Country", autoComplete: "country-name" },
  ],
  enquiry: [{ field: "Comment", rows: 7 }],
};

export const FieldGroups = ({ words, faults }: { words: EnquiryFormWords; faults: EnquiryFaults }) =>
  Object.entries(groups).map(([group, fields]) => (
    <fieldset key={group} className={styles.group}>
      <legend>{words.groups[group as keyof typeof groups]}</legend>
      {fields.map((settings) => (
        <Field key={settings.field} {...settings} words={words} fault={faults[settings.field]} />
      ))}
    </fieldset>
  ));
