import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { composeMail } from "../../delivery/mail-message.ts";
import { nextStep } from "../../delivery/next-step.ts";
import { smtpServer } from "../../delivery/smtp.ts";
import type { ServerDependencies } from "../../server.ts";
import { openConfiguredStore } from "../../store/configured-store.ts";
import type { Store } from "../../store/store.ts";

/** The server without a store, for the load comparison. */
export const nothingStored = "nothing stored";

/** The longest time of a timer, in milliseconds. */
const never = 2 ** 31 - 1;
const noLimits = { stage: never, beforeDot: never, probe: never, overdue: never, atDot: never };

/** Plausible bugs, each replacing a dependency of the server. */
const bugs = {
  "acknowledge before commit": (parts) => ({
    openStore: storeWith(parts, (store) => ({
      add: async (enquiry) => {
        void sleep(500).then(() => store.add(enquiry));
        return { kind: "stored", id: randomUUID(), mailed: true };
      },
    })),
  }),
  [nothingStored]: (parts) => ({
    openStore: storeWith(parts, () => ({
      add: async () => ({ kind: "stored", id: randomUUID(), mailed: true }),
      // As if all connections were in use, which is so on the other sides.
      claim: () => new Promise<never>(() => undefined),
    })),
  }),
  "no lease token": (parts) => ({
    openStore: storeWith(parts, () => ({ markDot: async () => true, renew: async () => true })),
  }),
  "no idempotency": (parts) => ({
    openStore: storeWith(parts, (store) => ({
      add: (enquiry) => store.add({ ...enquiry, idempotencyKey: undefined }),
    })),
  }),
  "naive retry after the dot": () => ({
    smtpServer: (...given) => {
      const server = smtpServer(...given);
      return {
        ...server,
        async send(mail, watch) {
          const result = await server.send(mail, watch);
          return result.kind === "failed" ? { ...result, uncertain: false } : result;
        },
      };
    },
  }),
  "no SMTP limits": () => ({
    smtpServer: (settings, addresses) => smtpServer(settings, addresses, noLimits),
  }),
  "faults of the settings park at once": (parts) => ({
    nextStep: (result, attempt, now) => {
      const step = (parts.nextStep ?? nextStep)(result, attempt, now);
      if (step.state !== "pending" || step.blockedBy !== "settings") return step;
      return { state: "parked", code: step.code, cause: step.cause, uncertainCount: attempt.uncertainCount };
    },
  }),
  "rescue never called": (parts) => ({
    openStore: storeWith(parts, () => ({ rescue: async () => undefined })),
  }),
  "CRLF unescaped": () => ({
    composeMail: async (content, addresses) => {
      const mail = (await composeMail(content, addresses)).toString("latin1");
      const { Name, Email } = content.enquiries[0]!.fields;
      return Buffer.from(mail.replace(/^Reply-To:.*(?:\r\n[ \t].*)*/m, `Reply-To: ${Name} <${Email}>`), "latin1");
    },
  }),
} as const satisfies Record<string, (own: Partial<ServerDependencies>) => Partial<ServerDependencies>>;

type PlantedBug = keyof typeof bugs;

/** Whether this bug can be planted by replacing a dependency of the server. */
export const isPlantedBug = (name: string): name is PlantedBug => Object.hasOwn(bugs, name);

/** The dependencies with which the server has a bug. */
export const plant = (bug: PlantedBug, own: Partial<ServerDependencies>): Partial<ServerDependencies> => bugs[bug](own);

function storeWith(
  { openStore = openConfiguredStore }: Partial<ServerDependencies>,
  faulty: (store: Store) => Partial<Store>,
): ServerDependencies["openStore"] {
  return async (...given) => {
    const store = await openStore(...given);
    return { ...store, ...faulty(store) };
  };
}
