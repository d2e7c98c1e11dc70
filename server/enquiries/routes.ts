import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import {
  type Enquiry,
  enquiryFieldNames,
  enquiryPath,
  faultsOf,
  keyParameter,
  replies,
  sentAddress,
} from "../../contract/enquiry.ts";
import { ownOrigin } from "../middleware/own-origin.ts";
import { problem, type ProblemExtras } from "../problem.ts";
import { errorSummary } from "./error-summary.ts";
import { failedElementId, faultsElementId, fillFormPage } from "./form-page.ts";
import { bodyFormat, readBody } from "./request-body.ts";
import { readSubmission } from "./submission.ts";

export interface EnquiryParts {
  /** Resolves with the enquiry's id once it is committed. */
  readonly store: { add(fields: Enquiry): Promise<string> };
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
export function enquiryRoutes({ store, mailer, log, enquiryKey, formPage }: EnquiryParts): Hono {
  const keyProblem = (c: Context): Response | undefined => {
    if (enquiryKey === undefined) return undefined;
    const keys = c.req.queries(keyParameter) ?? [];
    if (keys.length > 1) return problem(c, 400, "The access key is given more than once.");
    return keys[0] === enquiryKey ? undefined : problem(c, 401, "The access key is missing or wrong.");
  };

  const html = (c: Context, status: 422 | 503, page: string, headers: Record<string, string> = {}): Response =>
    c.html(page, status, { "Cache-Control": "no-store", ...headers });

  const routes = new Hono();
  routes.post(enquiryPath, ownOrigin(), async (c) => {
    const wrongKey = keyProblem(c);
    if (wrongKey) return wrongKey;

    const format = bodyFormat(c.req.raw.headers);
    if (!format) return problem(c, 415, "Send application/json or application/x-www-form-urlencoded in UTF-8.");
    const body = await readBody(c.req.raw);
    const values = typeof body === "string" ? body : readSubmission(body.text, format);
    if (typeof values === "string") {
      const [status, detail] = refusals[values];
      return problem(c, status, detail);
    }
    const page = format === "form" ? formPage : undefined;

    const faults = faultsOf(values);
    const faultWords = Object.values(faults);
    if (faultWords.length > 0) {
      if (page) return html(c, 422, fillFormPage(page, values, faults, faultsElementId));
      const title = faultWords.includes("empty") ? replies.missing : "Some fields cannot be accepted";
      const extras: ProblemExtras = { kind: "faulty-fields", title, faults };
      return problem(c, 422, "The member faults says what is wrong with which field.", extras);
    }

    let id: string;
    try {
      id = await store.add(trimmed(values));
    } catch (error) {
      log.error({ error: errorSummary(error) }, "enquiry not stored");
      const headers = { "Retry-After": "30" };
      if (page) return html(c, 503, fillFormPage(page, values, {}, failedElementId), headers);
      return problem(c, 503, "The enquiry was not stored. Please send it again later.", { headers });
    }
    mailer.enquiryStored(id);
    c.header("Cache-Control", "no-store");
    return format === "form" ? c.redirect(sentAddress, 303) : c.json({ id }, 202);
  });
  routes.all(enquiryPath, (c) => problem(c, 405, "Enquiries are sent with POST.", { headers: { Allow: "POST" } }));
  return routes;
}
