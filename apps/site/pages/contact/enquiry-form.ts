// Runs inside the form, before its fields have been parsed, so that the rules of the spec (sections 5 and 8) apply from
// the first moment. Without JavaScript the form is a plain one: the browser validates it, and the server responds with
// this page.
import {
  type EnquiryFaults,
  type EnquiryField,
  enquiryFieldNames,
  failureElementId,
  failureOf,
  failures,
  faultElementId,
  faultKinds,
  faultsOf,
  mended,
  replies,
} from "@ttpl/contract/enquiry.ts";
import { keyFor } from "./idempotency-key.ts";
import { keepDraft } from "./keep-draft.ts";
import { withLateCode } from "./late-code.ts";
import { fillHiddenControls, readEnquiry, sendEnquiry } from "./send-enquiry.ts";

const form = document.currentScript?.parentElement as HTMLFormElement;
const draft = keepDraft(form);

type SendState = "idle" | "sending" | "sent" | "failed";
let state: SendState = "idle";

/** Switches to a state, showing the elements that name it in `data-while`. */
function switchTo(to: SendState): void {
  state = to;
  for (const element of form.querySelectorAll<HTMLElement>("[data-while]")) {
    element.hidden = !element.dataset["while"]?.split(" ").includes(to);
  }
  form.querySelector("[data-send]")?.setAttribute("aria-disabled", String(to === "sending"));
}

const show = (id: string, visible: boolean) => document.getElementById(id)?.toggleAttribute("hidden", !visible);

/** Marks each invalid field and shows its message. Returns the first one. */
function mark(faults: EnquiryFaults): HTMLElement | undefined {
  show("form-faults", Object.keys(faults).length > 0);
  const controls = ([...form.elements] as HTMLInputElement[]).filter(({ name }) =>
    (enquiryFieldNames as string[]).includes(name),
  );
  for (const control of controls) {
    const field = control.name as EnquiryField;
    const fault = faults[field];
    for (const kind of faultKinds) show(faultElementId(field, kind), kind === fault);
    const hint = document.getElementById(`${field}-hint`)?.id;
    // Visible elements only: assistive technology also reads hidden text that is referenced here.
    const described = [hint, fault && faultElementId(field, fault)].filter(Boolean).join(" ");
    for (const [name, value] of [
      ["aria-invalid", fault && "true"],
      ["aria-describedby", described],
    ] as const) {
      if (value) control.setAttribute(name, value);
      else control.removeAttribute(name);
    }
  }
  return controls.find(({ name }) => name in faults);
}

async function submit(): Promise<void> {
  if (state === "sending") return;
  const enquiry = readEnquiry(form);
  for (const field of enquiryFieldNames) enquiry[field] = mended(field, enquiry[field]);
  const faults = faultsOf(enquiry);
  const firstInvalid = mark(faults);
  switchTo("idle");
  if (Object.keys(faults).length > 0) {
    if (faults.Email) void withLateCode(form, (code) => code.explainAddress(enquiry.Email));
    if (Object.values(faults).includes("empty")) alert(replies.missing);
    firstInvalid?.focus();
    return;
  }
  switchTo("sending");
  fillHiddenControls(form, keyFor(draft.id(), JSON.stringify(enquiry)), draft.begun());
  try {
    await sendEnquiry(enquiry, form);
  } catch (error) {
    console.error(error);
    const failure = failureOf((error as Error).cause);
    for (const one of failures) show(failureElementId(one), one === failure);
    switchTo("failed");
    return;
  }
  draft.sent();
  switchTo("sent");
  alert(replies.sent);
}

// The browser's own messages would come before the alert that the spec demands.
form.noValidate = true;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void submit();
});
