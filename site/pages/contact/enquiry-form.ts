// Runs in the form, before its fields have arrived: the rules of the spec (sections 5 and 8) hold from the first moment.
// Without JavaScript it is a plain form, which the browser checks, and the server answers with this page.
import {
  type EnquiryFaults,
  type EnquiryField,
  enquiryFieldNames,
  faultElementId,
  faultKinds,
  faultsOf,
  replies,
} from "../../../contract/enquiry.ts";
import { fillHiddenControls, readEnquiry, sendEnquiry } from "./send-enquiry.ts";

const form = document.currentScript?.parentElement as HTMLFormElement;

type SendState = "idle" | "sending" | "sent" | "failed";
let state: SendState = "idle";

/** Shows what belongs to a state of sending: the elements that name it in `data-while`. */
function turn(to: SendState): void {
  state = to;
  for (const element of form.querySelectorAll<HTMLElement>("[data-while]")) {
    element.hidden = !element.dataset["while"]?.split(" ").includes(to);
  }
  form.querySelector("[data-send]")?.setAttribute("aria-disabled", String(to === "sending"));
}

const show = (id: string, visible: boolean) => document.getElementById(id)?.toggleAttribute("hidden", !visible);

/** Marks each faulty field and says beside it what is wrong. Returns the topmost. */
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
    // Only what is shown: assistive technology reads out hidden text too, if it is named here.
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
  const faults = faultsOf(enquiry);
  const topmost = mark(faults);
  turn("idle");
  if (Object.keys(faults).length > 0) {
    if (Object.values(faults).includes("empty")) alert(replies.missing);
    topmost?.focus();
    return;
  }
  turn("sending");
  fillHiddenControls(form, enquiry, performance.now() / 1000);
  try {
    await sendEnquiry(enquiry, form);
  } catch (error) {
    console.error(error);
    turn("failed");
    return;
  }
  form.reset();
  turn("sent");
  alert(replies.sent);
}

// The browser's own messages would stand before the spec's alert.
form.noValidate = true;
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void submit();
});
