import { Hono } from "hono";
import type { Logger } from "pino";
import { cached } from "../runtime/cached.ts";
import type { Clock } from "../runtime/clock.ts";
import { errorSummary, reasonOf } from "../runtime/error-summary.ts";
import type { Mailer } from "../delivery/delivery.ts";
import type { Store } from "../store/store.ts";

/** How long a result is cached, in milliseconds: the endpoint is public, and every check costs a commit. */
const freshFor = 1000;

interface HealthDependencies {
  readonly clock: Pick<Clock, "now">;
  readonly store: Pick<Store, "check" | "status">;
  readonly trouble: Mailer["trouble"];
  readonly log: Logger;
}

/** The paths of the health checks. A balancer may ask for them without a Host header, as HAProxy does by default. */
export const healthPaths = { alive: "/healthz", ready: "/readyz" } as const;

const noStore = { "Cache-Control": "no-store" };

/**
 * Health checks for monitoring, without personal data: /healthz reports that the process is alive, /readyz whether the
 * store can commit (503 with the error's code if not), and the state of the delivery queue and of the mail server, with
 * the most frequent causes.
 */
export function healthRoutes({ store, trouble, log, clock }: HealthDependencies): Hono {
  const checkStore = cached(freshFor, async () => {
    try {
      await store.check();
      const { oldestQueuedAt, delayedSince, clockBehind, ...counts } = await store.status();
      const secondsSince = (time: number) => Math.max(0, Math.round((clock.now() - time) / 1000));
      const { stage, cause, since = 0 } = trouble() ?? {};
      const working = counts.misconfigured > 0 ? "rejects our settings" : "ok";
      return {
        status: "ready",
        ...counts,
        delayedSeconds: delayedSince === undefined ? null : secondsSince(delayedSince),
        oldestSeconds: oldestQueuedAt === undefined ? null : secondsSince(oldestQueuedAt),
        clockBehindSeconds: Math.round(clockBehind / 1000),
        mailServer: stage === undefined ? working : { stage, cause, seconds: secondsSince(since) },
      } as const;
    } catch (error) {
      log.error({ error: errorSummary(error) }, "store not ready");
      return { status: "store cannot commit", error: reasonOf(error) } as const;
    }
  });
  const routes = new Hono();
  routes.get(healthPaths.alive, (c) => c.json({ status: "ok" }, 200, noStore));
  routes.get(healthPaths.ready, async (c) => {
    const answer = await checkStore();
    return c.json(answer, answer.status === "ready" ? 200 : 503, noStore);
  });
  return routes;
}
