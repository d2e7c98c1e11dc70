import { Hono } from "hono";
import { cached } from "../runtime/cached.ts";
import type { ActiveAlarm, ActiveAlarms } from "../runtime/active-alarms.ts";
import type { Clock } from "../runtime/clock.ts";
import type { ErrorSummary } from "../runtime/error-summary.ts";
import type { Mailer } from "../delivery/delivery.ts";
import type { DeliveryStatus } from "../store/store-status.ts";
import type { WatchedStore } from "../store/watched-store.ts";

interface HealthDependencies {
  readonly clock: Pick<Clock, "now">;
  readonly store: Pick<WatchedStore, "check" | "status">;
  readonly alarms: Pick<ActiveAlarms, "active">;
  readonly trouble: Mailer["trouble"];
}

/** How long a result is cached, in milliseconds: the endpoint is public, and every check costs a commit. */
const freshFor = 1000;

/** The paths of the health checks. A balancer may ask for them without a Host header, as HAProxy does by default. */
export const healthPaths = { alive: "/healthz", ready: "/readyz" } as const;

const noStore = { "Cache-Control": "no-store" };

/** The stack frames are left out: they are in the log. */
const withoutFrames = ({ cause, ...error }: ErrorSummary): ErrorSummary => ({
  ...error,
  frames: undefined,
  ...(cause && { cause: withoutFrames(cause) }),
});

const told = ({ name, since, message, details: { error, ...details } }: ActiveAlarm) => ({
  ...details,
  name,
  since: new Date(since).toISOString(),
  message,
  ...(error && { error: withoutFrames(error) }),
});

/**
 * Health checks for monitoring, without personal data: /healthz reports that the process is alive. /readyz tells all
 * active alarms, and the state of the delivery queue and of the mail server, with the most frequent causes. It is 200
 * as long as enquiries can be stored, because a load balancer would otherwise turn visitors away; its `status` is "ready"
 * only if no alarm is active. The store is checked anew, at most once a second, and for five seconds at most.
 */
export function healthRoutes({ store, alarms, trouble, clock }: HealthDependencies): Hono {
  const secondsSince = (time: number) => Math.max(0, Math.round((clock.now() - time) / 1000));
  const shown = ({ oldestQueuedAt, delayedSince, clockBehind, ...counts }: DeliveryStatus) => {
    const { stage, cause, since = 0 } = trouble() ?? {};
    const working = counts.misconfigured > 0 ? "rejects our settings" : "ok";
    return {
      ...counts,
      delayedSeconds: delayedSince === undefined ? null : secondsSince(delayedSince),
      oldestSeconds: oldestQueuedAt === undefined ? null : secondsSince(oldestQueuedAt),
      clockBehindSeconds: Math.round(clockBehind / 1000),
      mailServer: stage === undefined ? working : { stage, cause, seconds: secondsSince(since) },
    };
  };
  const ask = cached(freshFor, () => Promise.all([store.status(), store.check()]));
  const routes = new Hono();
  routes.get(healthPaths.alive, (c) => c.json({ status: "ok" }, 200, noStore));
  routes.get(healthPaths.ready, async (c) => {
    const [status] = await ask();
    const active = alarms.active();
    const known = { alarms: active.map(told), ...(status && shown(status)) };
    const cannotStore = active.find(({ name }) => name === "store");
    if (!cannotStore) return c.json({ status: active.length > 0 ? "degraded" : "ready", ...known }, 200, noStore);
    return c.json({ status: "store cannot commit", error: cannotStore.details.reason, ...known }, 503, noStore);
  });
  return routes;
}
