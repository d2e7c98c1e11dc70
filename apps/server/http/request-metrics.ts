import { Counter, type Registry } from "@prometheus-io/client";

/** Reports the status with which a request was refused before any handler saw it. */
export type OnRefused = (status: number) => void;

const statuses = [400, 408, 413, 417, 431];

/** Counts the requests that are refused before any handler sees them. */
export function countRefused(registry: Registry): OnRefused {
  const refused = new Counter({
    name: "ttpl_requests_refused_total",
    help: "Requests refused before any handler sees them, by status: not HTTP (400), too slow (408), and so on.",
    labelNames: ["status"],
    registers: [registry],
  });
  for (const status of statuses) refused.inc({ status }, 0);
  return (status) => refused.inc({ status });
}
