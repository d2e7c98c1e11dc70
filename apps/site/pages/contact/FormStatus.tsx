import { type Failure, failureElementId, failures, sentAddress } from "@ttpl/contract/enquiry.ts";
import type { EnquiryFormWords } from "@ttpl/content/schemas/enquiry-form-words.ts";
import styles from "./EnquiryForm.module.css";

const wordsFor = (words: EnquiryFormWords["failed"]): Readonly<Record<Failure, string>> => ({
  unreachable: words.unreachable,
  "too many": words.tooMany,
  "not understood": words.notUnderstood,
  "server fault": words.serverFault,
});

/**
 * The outcome of sending, hidden until the script shows it. Without JavaScript, the server redirects to the fragment of
 * the second note, or its response shows the failure.
 */
export const FormStatus = ({ words, email }: { words: EnquiryFormWords; email: string }) => (
  <>
    <div role="status">
      <p className={styles.spoken} data-while="sending" hidden>
        {words.sending}
      </p>
      <div data-while="sent" hidden>
        <Sent words={words} />
      </div>
      <div id="form-failed" data-while="failed" hidden>
        <div className={`${styles.note} ${styles.failed}`}>
          <strong>{words.failed.title}</strong>
          {failures.map((failure) => (
            <p key={failure} id={failureElementId(failure)} hidden>
              {wordsFor(words.failed)[failure]}
            </p>
          ))}
          <p>
            {words.failed.text} <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>
            <button type="submit">{words.failed.again}</button>
          </p>
        </div>
      </div>
    </div>
    <div id={sentAddress.split("#")[1]} className={styles.afterPost} tabIndex={-1} data-while="idle">
      <Sent words={words} />
    </div>
  </>
);

const Sent = ({ words: { sent } }: { words: EnquiryFormWords }) => (
  <div className={`${styles.note} ${styles.sent}`}>
    <strong>{sent.title}</strong>
    <p>{sent.text}</p>
  </div>
);
