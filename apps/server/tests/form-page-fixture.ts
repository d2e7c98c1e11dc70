import {
  type EnquiryField,
  enquiryFieldNames,
  enquiryFields,
  faultElementId,
  faultKinds,
  type FieldFault,
  foreignElementId,
} from "@ttpl/contract/enquiry.ts";

const control = (name: keyof typeof enquiryFields): string =>
  enquiryFields[name].kind === "lines"
    ? `<textarea name="${name}" aria-describedby="${name}-hint">old</textarea>`
    : `<input name="${name}">`;

/** Where an address is repeated with a character marked. */
const partFor = (name: EnquiryField, fault: FieldFault): string =>
  fault === "not an e-mail address" ? `<span id="${foreignElementId(name)}" hidden>Look: </span>` : "";

const faultNotes = (name: keyof typeof enquiryFields): string =>
  faultKinds
    .map((fault) => `<p id="${faultElementId(name, fault)}" hidden>${fault}${partFor(name, fault)}</p>`)
    .join("");

/** A minimal contact page with the elements that the server needs, fields in a different order, and scripts. */
export const formPageFixture = `<!DOCTYPE html><html lang="en"><head><title>Contact</title>
<link rel="modulepreload" href="/assets/entry-DiwrgTda.js"><link rel="stylesheet" href="/assets/site-DiwrgTda.css">
<script>theme()</script></head><body>
<p id="form-faults" hidden>Check the fields.</p><p id="form-failed" hidden>Not sent.</p><p id="sent" hidden>Sent.</p>
<form method="post" action="/api/SendMailForTTPL?code=k">
${enquiryFieldNames
  .toReversed()
  .map((name) => control(name) + faultNotes(name))
  .join("\n")}
</form><script type="module" src="/assets/entry-DiwrgTda.js"></script></body></html>`;
