import type { EnquiryField } from "@ttpl/contract/enquiry.ts";
import type { EnquiryFormWords } from "@ttpl/content/schemas/enquiry-form-words.ts";
import { Field } from "./Field.tsx";
import { ListedItems } from "./ListedItems.tsx";
import styles from "./EnquiryForm.module.css";

interface FieldSettings {
  field: EnquiryField;
  autoComplete?: string;
  type?: "tel";
  autoCapitalize?: "words" | "characters";
  rows?: number;
}

type Group = keyof EnquiryFormWords["groups"];

/** The id of a group of fields. */
export const groupId = (group: Group): string => `${group}-fields`;

/** The layout of the form, with autofill tokens and keyboard hints. */
const groups: Record<Group, readonly FieldSettings[]> = {
  you: [
    { field: "Name", autoComplete: "name", autoCapitalize: "words" },
    { field: "Company", autoComplete: "organization", autoCapitalize: "words" },
    { field: "Email", autoComplete: "email" },
    { field: "Phone", autoComplete: "tel", type: "tel" },
    { field: "Fax", autoComplete: "fax tel", type: "tel" },
  ],
  // HTML has no autofill token for a message, and text written to someone else must not be suggested.
  enquiry: [{ field: "Comment", autoComplete: "off", rows: 7 }],
  address: [
    { field: "Address", autoComplete: "street-address", rows: 2 },
    { field: "City", autoComplete: "address-level2", autoCapitalize: "words" },
    { field: "Pin", autoComplete: "postal-code", autoCapitalize: "characters" },
    { field: "State", autoComplete: "address-level1", autoCapitalize: "words" },
    { field: "Country", autoComplete: "country-name", autoCapitalize: "words" },
  ],
};

export const FieldGroups = ({ words }: { words: EnquiryFormWords }) =>
  Object.entries(groups).map(([group, fields]) => (
    <fieldset
      key={group}
      id={groupId(group as Group)}
      className={group === "address" ? `${styles.group} ${styles.compact}` : styles.group}
    >
      <legend>{words.groups[group as Group]}</legend>
      {group === "enquiry" && <ListedItems words={words.list} />}
      {fields.map((settings) => (
        <Field key={settings.field} {...settings} words={words} />
      ))}
    </fieldset>
  ));
