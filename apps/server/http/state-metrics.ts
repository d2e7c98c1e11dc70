import { Gauge, Registry } from "@prometheus-io/client";
import type { Clock } from "../runtime/clock.ts";
import type { Mailer } from "../delivery/delivery.ts";
import type { WatchedStore } from "../store/watched-store.ts";

export interface StateDependencies {
  readonly clock: Pick<Clock, "now">;
  readonly store: Pick<WatchedStore, "status">;
  readonly trouble: Mailer["trouble"];
}

/**
 * The present state as metrics in Prometheus' text format, without personal data. Those that come from the store are
 * missing while it cannot be read, since an old value would look current.
 */
export async function stateMetrics({ store, trouble, clock }: StateDependencies): Promise<string> {
  const registry = new Registry();
  const gauge = (name: string, help: string, value: number): void =>
    new Gauge({ name, help, registers: [registry] }).set(value);
  const status = await store.status();
  gauge("ttpl_store_up", "Whether the store could be read for this answer (1) or not (0).", status ? 1 : 0);
  gauge(
    "ttpl_mail_server_unavailable",
    "Whether the mail server has failed and accepted no email since (1) or not (0).",
    trouble() ? 1 : 0,
  );
  if (status) {
    const { pending, uncertain, parked, bounced, misconfigured, suspects, waiting, oldestQueuedAt, clockBehind } =
      status;
    const emails = new Gauge({
      name: "ttpl_emails",
      help: "Emails that have not arrived: queued or being sent (pending), possibly sent (uncertain), given up (parked), come back (bounced).",
      labelNames: ["state"],
      registers: [registry],
    });
    for (const [state, count] of Object.entries({ pending, uncertain, parked, bounced })) emails.set({ state }, count);
    gauge(
      "ttpl_emails_waiting_for_settings",
      "Emails among them that wait because the mail server rejects our login or addresses.",
      misconfigured,
    );
    gauge(
      "ttpl_oldest_email_age_seconds",
      "How long the oldest email that is neither sent nor parked has waited; 0 if there is none.",
      oldestQueuedAt === undefined ? 0 : Math.max(0, clock.now() - oldestQueuedAt) / 1000,
    );
    gauge("ttpl_suspects", "Suspected spam that waits for the next digest.", suspects);
    gauge(
      "ttpl_enquiries_waiting",
      "Enquiries that wait for their turn to be mailed, because more came than the mail provider takes.",
      waiting,
    );
    gauge(
      "ttpl_clock_behind_seconds",
      "How far the clock is behind the newest stored enquiry; 0 if it is not, or the clock was checked since.",
      clockBehind / 1000,
    );
  }
  return registry.metrics();
}
