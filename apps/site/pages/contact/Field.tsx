import type { ReactNode } from "react";
import {
  enquiryFields,
  faultElementId,
  foreignElementId,
  type EnquiryField,
  type FieldFault,
  type FieldRule,
} from "@ttpl/contract/enquiry.ts";
import type { EnquiryFormWords } from "@ttpl/content/schemas/enquiry-form-words.ts";
import text from "../../components/text-input/TextInput.module.css";
import styles from "./Field.module.css";

interface FieldProps {
  field: EnquiryField;
  words: EnquiryFormWords;
  autoComplete?: string;
  type?: "tel";
  autoCapitalize?: "words" | "characters";
  /** If set, the field is a text area with so many rows. */
  rows?: number;
}

/** A field with its label, its hint, and a hidden message for each possible fault. */
export function Field({ field, words, rows, type, ...hints }: FieldProps) {
  const rule: FieldRule = enquiryFields[field];
  const { label, hint, missing } = { missing: undefined, hint: undefined, ...words.fields[field] };
  const messages: [FieldFault, ReactNode][] = [
    ["empty", rule.required ? missing : undefined],
    ["too long", words.faults.tooLong],
    [
      "not an e-mail address",
      rule.kind === "email" && (
        <>
          {words.faults.notAnEmail}{" "}
          <span id={foreignElementId(field)} hidden>
            {words.faults.foreign}{" "}
          </span>
        </>
      ),
    ],
  ];
  const given = messages.filter(([, message]) => message);
  const control = {
    className: text.input,
    id: field,
    name: field,
    required: rule.required,
    "aria-describedby": hint && `${field}-hint`,
    ...hints,
  };
  const help = hint && (
    <p id={`${field}-hint`} className={styles.hint}>
      {hint}
    </p>
  );
  return (
    <div className={rows ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={field}>
        {label} {!rule.required && <span>({words.optional})</span>}
      </label>
      {/* A large field would push its hint out of sight. */}
      {rows && help}
      {rows ? (
        <textarea rows={rows} {...control} />
      ) : (
        <input type={type ?? (rule.kind === "email" ? "email" : "text")} {...control} />
      )}
      {!rows && help}
      {given.map(([kind, message]) => (
        <p key={kind} id={faultElementId(field, kind)} className={styles.fault} hidden>
          {message}
        </p>
      ))}
    </div>
  );
}
