import { Counter, type Registry } from "@prometheus-io/client";
import type { Store } from "../store/store.ts";
import type { MailServer, SendResult } from "./smtp.ts";

const results = ["accepted", "refused", "failed", "uncertain"] as const;
const kinds = ["enquiry", "digest"] as const;

const resultOf = (result: SendResult): (typeof results)[number] =>
  result.kind === "failed" && result.uncertain ? "uncertain" : result.kind;

/** Returns the same store and mail server, which also count what is sent. */
export function countDeliveries<Outcomes extends Pick<Store, "finish">>(
  { store, server }: { readonly store: Outcomes; readonly server: MailServer },
  registry: Registry,
): { store: Outcomes; server: MailServer } {
  const attempts = new Counter({
    name: "ttpl_email_attempts_total",
    help: "Attempts to send an email, by result: accepted, refused for good, failed, or uncertain (possibly accepted).",
    labelNames: ["result"],
    registers: [registry],
  });
  const sent = new Counter({
    name: "ttpl_emails_sent_total",
    help: "Emails recorded as sent: about one enquiry, or a digest of suspects.",
    labelNames: ["kind"],
    registers: [registry],
  });
  for (const result of results) attempts.inc({ result }, 0);
  for (const kind of kinds) sent.inc({ kind }, 0);
  return {
    store: {
      ...store,
      async finish(claim, step) {
        const recorded = await store.finish(claim, step);
        if (recorded && step.state === "sent") sent.inc({ kind: claim.isDigest ? "digest" : "enquiry" });
        return recorded;
      },
    },
    server: {
      async send(mail, watch) {
        const result = await server.send(mail, watch);
        attempts.inc({ result: resultOf(result) });
        return result;
      },
      probe: (signal) => server.probe(signal),
    },
  };
}
