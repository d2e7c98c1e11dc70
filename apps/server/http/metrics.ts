import { Gauge, Registry } from "@prometheus-io/client";
import { Hono } from "hono";
import { cached } from "../runtime/cached.ts";
import { metricsAccess } from "./metrics-access.ts";
import { problem } from "./problem-details.ts";
import { type StateDependencies, stateMetrics } from "./state-metrics.ts";

interface MetricsDependencies extends StateDependencies {
  /** The counters of this process. */
  readonly registry: Registry;
  /** Whoever knows it may read the metrics. If undefined, only clients on this machine may. */
  readonly token: string | undefined;
}

/** How long the state is cached, in milliseconds: reading it costs three queries. */
const freshFor = 1000;

/**
 * Answers /metrics in Prometheus' text format 0.0.4
 * (https://prometheus.io/docs/instrumenting/exposition_formats/#text-based-format).
 */
export function metricsRoutes({ registry, token, ...dependencies }: MetricsDependencies): Hono {
  new Gauge({
    name: "process_start_time_seconds",
    help: "When the process started, as Unix time.",
    registers: [registry],
  }).set(performance.timeOrigin / 1000);
  const state = cached(freshFor, () => stateMetrics(dependencies));
  const routes = new Hono();
  routes.get("/metrics", async (c, next) => {
    const access = metricsAccess(c, token);
    // Answered like any unknown path: by the site, if there is one.
    if (access === "hidden") return next();
    if (access === "wrong token")
      return problem(c, 401, "The token is wrong.", { headers: { "WWW-Authenticate": "Bearer" } });
    const text = `${await registry.metrics()}\n${await state()}`;
    return c.body(text, 200, { "Content-Type": Registry.PROMETHEUS_CONTENT_TYPE, "Cache-Control": "no-store" });
  });
  return routes;
}
