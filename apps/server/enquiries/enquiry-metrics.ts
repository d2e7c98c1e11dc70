import { Counter, Histogram, type Registry } from "@prometheus-io/client";
import type { MiddlewareHandler } from "hono";
import { channels, verdicts } from "../store/schema.ts";

/** The reasons for which the endpoint refuses a post, by the status of its reply. */
const reasons: Readonly<Record<number, string>> = {
  400: "malformed",
  401: "wrong_key",
  403: "foreign_origin",
  413: "too_large",
  415: "media_type",
  422: "invalid",
  429: "rate_limit",
  500: "error",
  503: "not_stored",
};

/** Counts what becomes of the posts to the endpoint. */
export function enquiryMetrics(registry: Registry) {
  const registers = [registry];
  const accepted = new Counter({
    name: "ttpl_enquiries_accepted_total",
    help: "Enquiries stored and acknowledged.",
    labelNames: ["channel", "verdict"],
    registers,
  });
  const repeated = new Counter({
    name: "ttpl_enquiries_repeated_total",
    help: "Posts acknowledged without storing them again, because the same enquiry was stored before.",
    registers,
  });
  const refused = new Counter({
    name: "ttpl_enquiries_refused_total",
    help: "Posts refused by the endpoint, by reason.",
    labelNames: ["reason"],
    registers,
  });
  const commit = new Histogram({
    name: "ttpl_enquiry_commit_duration_seconds",
    help: "Time to commit an enquiry, including the wait for the commit before.",
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  for (const channel of channels) for (const verdict of verdicts) accepted.inc({ channel, verdict }, 0);
  for (const reason of Object.values(reasons)) refused.inc({ reason }, 0);

  const countRefusals: MiddlewareHandler = async (c, next) => {
    await next();
    if (c.res.status >= 400) refused.inc({ reason: reasons[c.res.status] ?? "error" });
  };
  return { accepted, repeated, commit, countRefusals };
}
