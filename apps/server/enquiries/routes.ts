import type { Registry } from "@prometheus-io/client";
import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import {
  type Enquiry,
  enquiryFieldNames,
  enquiryPath,
  formAgeName,
  type HiddenControl,
  honeypotName,
  idempotencyKeyName,
  sentAddress,
} from "@ttpl/contract/enquiry.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Config } from "../config/config.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import { accessKey } from "../http/middleware/access-key.ts";
import { ownOrigin } from "../http/middleware/own-origin.ts";
import { problem } from "../http/problem-details.ts";
import { requestersAddress } from "../http/client-address.ts";
import { networkAround, rateLimiter } from "../http/rate-limiter.ts";
import type { Store } from "../store/store.ts";
import { enquiryMetrics } from "./enquiry-metrics.ts";
import { refusalOfFaults, refusalOfSize, tooLargeDetail } from "./faulty-enquiry.ts";
import { humanScorer } from "./human-score.ts";
import { keyOfWords, readIdempotencyKey } from "./idempotency-key.ts";
import { type FormPage, type Refusal, refuse } from "./refusal.ts";
import { bodyFormat, bodyLimit, sizeOnDisk, typedLimit } from "./request-body.ts";
import { readSubmission } from "./submission.ts";
import { withUnknown } from "./unknown-fields.ts";
import { verdictOf } from "./verdict.ts";

export interface EnquiryDependencies {
  /** `add` resolves once the enquiry is committed. */
  readonly store: Pick<Store, "add">;
  readonly clock: Pick<Clock, "now">;
  readonly mailer: { enquiryStored(id: string): void };
  readonly log: Logger;
  readonly config: Pick<Config, "enquiryKey" | "trustedProxies" | "rateLimits" | "suspectSeconds">;
  /** Aborted when bodies that have not arrived are no longer waited for, because the server stops. */
  readonly bodiesEnd: AbortSignal;
  /** Collects the counters of the process. */
  readonly registry: Registry;
  /** The built page with the form; undefined if no site is served. */
  readonly formPage: () => FormPage | undefined;
}

const unreadable = {
  "too large": [413, tooLargeDetail],
  malformed: [400, "The body is not well-formed JSON or form data in UTF-8."],
  misfit: [422, "An enquiry must be a single object of text fields with the documented names only."],
  "too late": [503, "The server is being restarted, and the enquiry did not arrive in time. Nothing was stored."],
} as const;

const rateLimited = (seconds: number): Refusal => ({
  status: 429,
  detail: "Too many enquiries. Nothing was stored. Please try again later.",
  headers: { "Retry-After": String(seconds) },
});

const notStored: Refusal = {
  status: 503,
  detail: "The enquiry was not stored. Please try again later.",
  headers: { "Retry-After": "30" },
};

const keyReused: Refusal = {
  status: 422,
  kind: "key-of-another-enquiry",
  title: "This idempotency key belongs to another enquiry",
  detail: "Nothing was stored. Use a new key for a new enquiry.",
};

const complete = (values: Partial<Enquiry>): Enquiry =>
  Object.fromEntries(enquiryFieldNames.map((field) => [field, values[field] ?? ""])) as Enquiry;

const trimmed = (values: Enquiry): Enquiry =>
  Object.fromEntries(enquiryFieldNames.map((field) => [field, values[field].trim()])) as Enquiry;

/** The enquiry endpoint: accepts JSON or a plain form post, and acknowledges the enquiry once it is committed. */
export function enquiryRoutes(dependencies: EnquiryDependencies): Hono {
  const { store, mailer, log, clock, config, registry, formPage, bodiesEnd } = dependencies;
  const metrics = enquiryMetrics(registry);
  const limiter = rateLimiter(config.rateLimits, clock.now);
  const scoreOf = humanScorer(config.suspectSeconds, clock.now);
  const routes = new Hono();
  routes.post(enquiryPath, metrics.countRefusals);
  routes.post(enquiryPath, ownOrigin(config.trustedProxies), accessKey(config.enquiryKey), async (c) => {
    const format = bodyFormat(c.req.raw.headers);
    if (!format) return problem(c, 415, "Send application/json or application/x-www-form-urlencoded in UTF-8.");
    const page = format === "form" ? formPage() : undefined;
    const address = requestersAddress(c, config.trustedProxies);
    const wait = limiter.take(address);
    if (wait > 0 && !page) return refuse(c, rateLimited(wait), page);

    const submission = await readSubmission(c.req.raw, format, page ? typedLimit : bodyLimit, bodiesEnd);
    if (typeof submission === "string") {
      const [status, detail] = unreadable[submission];
      return problem(c, status, detail);
    }
    const values = withUnknown(complete(submission.fields), submission.unknown);
    if (wait > 0) return refuse(c, rateLimited(wait), page, values);
    if (submission.size > bodyLimit) return refuse(c, refusalOfSize(values), page, values);

    const control = (name: HiddenControl): string => c.req.header(name) ?? submission.controls[name];
    const key = readIdempotencyKey(control(idempotencyKeyName));
    if (key === "malformed")
      return problem(c, 400, `${idempotencyKeyName} must be 16 to 64 characters from A-Z, a-z, 0-9, - and _.`);
    const faulty = refusalOfFaults(submission.fields);
    if (faulty) return refuse(c, faulty, page, values);

    const fields = trimmed(values);
    const idempotencyKey = key ?? (format === "form" ? keyOfWords(fields, clock.now()) : undefined);
    const filling = { honeypot: control(honeypotName), formAge: control(formAgeName) };
    const waitForRoom = limiter.takeStored(sizeOnDisk(submission.size));
    if (waitForRoom > 0) return refuse(c, rateLimited(waitForRoom), page, values);
    const verdict = verdictOf(filling, config.suspectSeconds);
    const humanScore = scoreOf({ fields, filling, network: networkAround(address) });
    const committed = metrics.commit.startTimer();
    const stored = await store
      .add({ fields, idempotencyKey, channel: format, verdict, humanScore })
      .catch((error: unknown) => void log.error({ error: errorSummary(error) }, "enquiry could not be stored"));
    if (!stored) return refuse(c, notStored, page, values);
    committed();
    if (stored.kind === "key of another enquiry") return refuse(c, keyReused, page, values);
    if (stored.kind === "stored") metrics.accepted.inc({ channel: format, verdict });
    else metrics.repeated.inc();
    // The others wait for their turn, or for a digest.
    if (stored.kind === "stored" && stored.mailed) mailer.enquiryStored(stored.id);
    return acknowledge(c, format, stored.id);
  });
  routes.all(enquiryPath, (c) => problem(c, 405, "Use POST to send an enquiry.", { headers: { Allow: "POST" } }));
  return routes;
}

function acknowledge(c: Context, format: "json" | "form", id: string): Response {
  c.header("Cache-Control", "no-store");
  return format === "form" ? c.redirect(sentAddress, 303) : c.json({ id }, 202);
}
