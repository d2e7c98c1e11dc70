import { sentAddress } from "../../../contract/enquiry.ts";
import type { EnquiryFormWords } from "../../reading/schemas/enquiry-form-words.ts";
import styles from "./EnquiryForm.module.css";

export type SendState = "idle" | "sending" | "sent" | "failed";

interface FormStatusProps {
  state: SendState;
  words: EnquiryFormWords;
  email: string;
}

/**
 * What became of the enquiry. The notes stand in the page from the start, hidden: without JavaScript the server sends
 * the visitor on to the first one by its fragment, or shows the second one in its answer.
 */
export const FormStatus = ({ state, words, email }: FormStatusProps) => (
  <>
    <div role="status">
      {state === "sending" && <p className={styles.spoken}>{words.sending}</p>}
      {state === "sent" && <Note kind={styles.sent} {...words.sent} />}
      {state === "failed" && <Failed words={words} email={email} />}
    </div>
    <div id={sentAddress.split("#")[1]} className={styles.afterPost} tabIndex={-1}>
      {state === "idle" && <Note kind={styles.sent} {...words.sent} />}
    </div>
    <div id="form-failed" hidden>
      <Failed words={words} email={email} />
    </div>
  </>
);

const Note = ({ kind, title, text }: { kind: string | undefined; title: string; text: string }) => (
  <div className={`${styles.note} ${kind}`}>
    <strong>{title}</strong>
    <p>{text}</p>
  </div>
);

const Failed = ({ words, email }: Pick<FormStatusProps, "words" | "email">) => (
  <div className={`${styles.note} ${styles.failed}`}>
    <strong>{words.failed.title}</strong>
    <p>
      {words.failed.text} <a href={`mailto:${email}`}>{email}</a>
    </p>
    <p>
      <button type="submit">{words.failed.again}</button>
    </p>
  </div>
);
