import { enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import { markSent, readDraft, removeDraft, wasSent, writeDraft } from "./draft.ts";
import { randomId } from "./idempotency-key.ts";
import { withLateCode } from "./late-code.ts";
import { isPrerendered } from "./prerendered.ts";
import { controlNamed, readEnquiry } from "./send-enquiry.ts";

/**
 * Keeps what is typed into the form until it has been sent, so that it survives a reload. Call it in the form, before its
 * fields have been parsed.
 */
export function keepDraft(form: HTMLFormElement) {
  let id = randomId();
  // Not with the first key: a password manager fills in everything at once.
  let begun = performance.timeOrigin;
  let restored = false;

  /** What the visitor, the browser or the server has put into a field stays, unless it is to be overwritten. */
  function fill(overwrite: boolean): void {
    const draft = readDraft();
    if (!draft || (overwrite && draft.id !== id)) return;
    id = draft.id;
    begun = draft.begun;
    for (const name of enquiryFieldNames) {
      const control = controlNamed(form, name);
      if (control && (overwrite || control.value === "")) control.value = draft.values[name] ?? "";
    }
  }

  function restore(): void {
    if (restored || isPrerendered()) return;
    restored = true;
    fill(false);
  }

  function save(): void {
    if (!restored || wasSent(id)) return;
    const values = readEnquiry(form);
    if (Object.values(values).every((value) => value === "")) removeDraft();
    else writeDraft({ id, begun, values });
  }

  function empty(): void {
    form.reset();
    id = randomId();
  }

  document.addEventListener("DOMContentLoaded", restore);
  document.addEventListener("prerenderingchange", restore);
  for (const type of ["input", "change"]) form.addEventListener(type, save);
  // Password managers may fill in fields without an event.
  addEventListener("pagehide", save);
  addEventListener("pageshow", ({ persisted }) => {
    // A later page of this tab may have gone on with the draft, or sent it.
    if (persisted && wasSent(id)) empty();
    else if (persisted) fill(true);
  });

  return {
    /** From which the idempotency keys are made. */
    id: () => id,
    /** When the visitor began, in Unix milliseconds: by opening the page, or with the draft that was restored. */
    begun: () => begun,
    /** Empties the form after it has been sent. */
    sent(): void {
      markSent(id);
      empty();
      void withLateCode(form, (code) => code.takeOffSent());
    },
  };
}
