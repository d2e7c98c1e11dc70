import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import {
  type Enquiry,
  type EnquiryFaults,
  enquiryFieldNames,
  enquiryPath,
  faultsOf,
  idempotencyKeyName,
  replies,
  sentAddress,
} from "../../contract/enquiry.ts";
import type { Clock } from "../clock.ts";
import { errorSummary } from "../error-summary.ts";
import { accessKey } from "../middleware/access-key.ts";
import { ownOrigin } from "../middleware/own-origin.ts";
import { problem, type ProblemExtras } from "../problem.ts";
import type { Store } from "../store/store.ts";
import { failedElementId, faultsElementId, fillFormPage } from "./form-page.ts";
import { keyOfWords, readIdempotencyKey } from "./idempotency-key.ts";
import { bodyFormat, readBody } from "./request-body.ts";
import { readSubmission } from "./submission.ts";

export interface EnquiryParts {
  /** Resolves once an enquiry is committed. */
  readonly store: Pick<Store, "add">;
  readonly clock: Pick<Clock, "now">;
  readonly mailer: { enquiryStored(id: string): void };
  readonly log: Logger;
  /** The access key; undefined accepts every key. */
  readonly enquiryKey?: string | undefined;
  /** The built page with the form, as HTML; undefined where no site is served. */
  readonly formPage?: string | undefined;
}

const refusals = {
  "too large": [413, "An enquiry may have 32 KiB at the most."],
  malformed: [400, "The body is neither well-formed JSON nor well-formed form data in UTF-8."],
  misfit: [422, "An enquiry is one object of text fields, with the documented names and no others."],
} as const;

const trimmed = (values: Enquiry): Enquiry =>
  Object.fromEntries(enquiryFieldNames.map((field) => [field, values[field].trim()])) as Enquiry;

/** The one endpoint: takes an enquiry as JSON or as a plain form post, and acknowledges it once it is committed. */
export function enquiryRoutes({ store, mailer, log, clock, enquiryKey, formPage }: EnquiryParts): Hono {
  const routes = new Hono();
  routes.post(enquiryPath, ownOrigin(), accessKey(enquiryKey), async (c) => {
    const format = bodyFormat(c.req.raw.headers);
    if (!format) return problem(c, 415, "Send application/json or application/x-www-form-urlencoded in UTF-8.");
    const body = await readBody(c.req.raw);
    const submission = typeof body === "string" ? body : readSubmission(body.text, format);
    if (typeof submission === "string") {
      const [status, detail] = refusals[submission];
      return problem(c, status, detail);
    }
    const given = c.req.header(idempotencyKeyName) ?? submission.controls[idempotencyKeyName];
    const key = readIdempotencyKey(given);
    if (key === "malformed") return problem(c, 400, `${idempotencyKeyName} is 16 to 64 of A-Z, a-z, 0-9, - and _.`);

    const values = submission.fields;
    /** Answers a form with its page, the values kept, where there is one; everything else with a problem. */
    const refuse = (status: 422 | 503, noteId: string, faults: EnquiryFaults, detail: string, extras: ProblemExtras) =>
      format === "form" && formPage
        ? c.html(fillFormPage(formPage, values, faults, noteId), status, {
            "Cache-Control": "no-store",
            ...extras.headers,
          })
        : problem(c, status, detail, extras);

    const faults = faultsOf(values);
    const faultWords = Object.values(faults);
    if (faultWords.length > 0) {
      const title = faultWords.includes("empty") ? replies.missing : "Some fields cannot be accepted";
      const detail = "The member faults says what is wrong with which field.";
      return refuse(422, faultsElementId, faults, detail, { kind: "faulty-fields", title, faults });
    }

    const fields = trimmed(values);
    const idempotencyKey = key ?? (format === "form" ? keyOfWords(fields, clock.now()) : undefined);
    const stored = await store
      .add({ fields, idempotencyKey, channel: format, verdict: "clean" })
      .catch((error: unknown) => void log.error({ error: errorSummary(error) }, "enquiry not stored"));
    if (!stored) {
      const detail = "The enquiry was not stored. Please send it again later.";
      return refuse(503, failedElementId, {}, detail, { headers: { "Retry-After": "30" } });
    }
    if (stored.kind === "key of another enquiry") {
      const title = "This idempotency key stands for another enquiry";
      const detail = "Nothing was stored. Send a new enquiry under a new key.";
      return refuse(422, failedElementId, {}, detail, { kind: "key-of-another-enquiry", title });
    }
    if (stored.kind === "stored") mailer.enquiryStored(stored.id);
    return acknowledge(c, format, stored.id);
  });
  routes.all(enquiryPath, (c) => problem(c, 405, "Enquiries are sent with POST.", { headers: { Allow: "POST" } }));
  return routes;
}

function acknowledge(c: Context, format: "json" | "form", id: string): Response {
  c.header("Cache-Control", "no-store");
  return format === "form" ? c.redirect(sentAddress, 303) : c.json({ id }, 202);
}
