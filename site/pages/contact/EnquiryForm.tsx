import { useState, type SubmitEvent } from "react";
import { enquiryFieldNames, faultsOf, replies, type EnquiryFaults } from "../../../contract/enquiry.ts";
import { useHydrated } from "../../parts/browser-value/use-browser-value.ts";
import type { EnquiryFormWords } from "../../reading/schemas/enquiry-form-words.ts";
import { FieldGroups } from "./FieldGroups.tsx";
import { FormStatus, type SendState } from "./FormStatus.tsx";
import { HiddenControls } from "./HiddenControls.tsx";
import { enquiryAddress, fillHiddenControls, readEnquiry, sendEnquiry, type Endpoint } from "./send-enquiry.ts";
import styles from "./EnquiryForm.module.css";

interface EnquiryFormProps {
  words: EnquiryFormWords;
  mail: Endpoint;
  email: string;
  /** The id of the heading above it. */
  labelledBy: string;
}

/**
 * The enquiry form. Its alerts and their wording are the spec's (section 8). Before React has started, and without
 * JavaScript, it is a plain form: the browser checks the required fields, and the server answers with this page.
 */
export function EnquiryForm({ words, mail, email, labelledBy }: EnquiryFormProps) {
  const [faults, setFaults] = useState<EnquiryFaults>({});
  const [state, setState] = useState<SendState>("idle");
  const scripted = useHydrated();
  // A form that came with the document was open before React: its time counts from the document's beginning.
  const [openedAt] = useState(() => (scripted ? performance.now() : 0));

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const form = event.currentTarget;
    const enquiry = readEnquiry(form);
    const found = faultsOf(enquiry);
    setFaults(found);
    setState("idle");
    const firstFaulty = enquiryFieldNamesInPage(form).find((field) => found[field as keyof EnquiryFaults]);
    if (firstFaulty) {
      if (Object.values(found).includes("empty")) alert(replies.missing);
      form.querySelector<HTMLElement>(`[name="${firstFaulty}"]`)?.focus();
      return;
    }
    setState("sending");
    fillHiddenControls(form, enquiry, (performance.now() - openedAt) / 1000);
    try {
      await sendEnquiry(enquiry, form, mail);
    } catch (error) {
      console.error(error);
      setState("failed");
      return;
    }
    form.reset();
    setState("sent");
    alert(replies.sent);
  }

  return (
    <form
      className={styles.form}
      action={enquiryAddress(mail)}
      method="post"
      noValidate={scripted}
      onSubmit={(event) => void submit(event)}
      aria-labelledby={labelledBy}
    >
      <p className={styles.required}>{words.required}</p>
      <p id="form-faults" className={styles.summary} hidden={Object.keys(faults).length === 0}>
        {words.faults.summary}
      </p>
      <FieldGroups words={words} faults={faults} />
      <HiddenControls honeypotLabel={words.honeypot} />
      <div className={styles.sending}>
        <p className={styles.privacy}>{words.privacy}</p>
        <button type="submit" className={styles.send} aria-disabled={state === "sending"}>
          {state === "sending" ? words.sending : words.send}
        </button>
      </div>
      <FormStatus state={state} words={words} email={email} />
    </form>
  );
}

/** The fields in the order in which they stand in the form, so that the first faulty one is the topmost. */
const enquiryFieldNamesInPage = (form: HTMLFormElement): string[] =>
  [...form.elements]
    .map((control) => control.getAttribute("name") ?? "")
    .filter((name) => (enquiryFieldNames as string[]).includes(name));
