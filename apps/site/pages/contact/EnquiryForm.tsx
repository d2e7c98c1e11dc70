import { InlineScript } from "../../document/InlineScript.tsx";
import type { EnquiryFormWords } from "@ttpl/content/schemas/enquiry-form-words.ts";
import enquiryForm from "./enquiry-form.ts?script";
import { FieldGroups, groupId } from "./FieldGroups.tsx";
import { FormStatus } from "./FormStatus.tsx";
import { HiddenControls } from "./HiddenControls.tsx";
import { enquiryAddress, type Endpoint } from "./send-enquiry.ts";
import styles from "./EnquiryForm.module.css";

interface EnquiryFormProps {
  words: EnquiryFormWords;
  mail: Endpoint;
  email: string;
  /** The id of the heading above it. */
  labelledBy: string;
}

/**
 * The enquiry form. All its messages are in the document, hidden: the script that validates and sends (enquiry-form.ts)
 * and the server's response to a plain form post only reveal them.
 */
export const EnquiryForm = ({ words, mail, email, labelledBy }: EnquiryFormProps) => (
  <form className={styles.form} action={enquiryAddress(mail)} method="post" aria-labelledby={labelledBy}>
    <InlineScript text={enquiryForm} />
    <p id="form-faults" className={styles.summary} hidden>
      {words.faults.summary}
    </p>
    <div className={styles.above}>
      <p className={styles.listed}>
        <a href={`#${groupId("enquiry")}`} data-list-link={`${words.list.heading} ({count})`}>
          {words.list.heading}
        </a>{" "}
        {words.list.above}
      </p>
      <p className={styles.required}>{words.required}</p>
    </div>
    <FieldGroups words={words} />
    <HiddenControls honeypotLabel={words.honeypot} />
    <div className={styles.sending}>
      <p id="privacy" className={styles.privacy}>
        {words.privacy}
      </p>
      <button type="submit" className={styles.send} data-send>
        <span data-while="idle sent failed">{words.send}</span>
        <span data-while="sending" hidden>
          {words.sending}
        </span>
      </button>
    </div>
    <FormStatus words={words} email={email} />
  </form>
);
