// Runs the server for the rows. HURRY: the factor by which waits are shortened. LEASE_SECONDS: the duration of a lease,
// so that the mails of a killed replica are soon taken over. PLANTED: a bug that the checks must catch.
import { systemClock } from "../../server/runtime/clock.ts";
import { nextStep } from "../../server/delivery/next-step.ts";
import { runServer } from "../../server/run-server.ts";
import type { ServerDependencies } from "../../server/server.ts";
import { openConfiguredStore } from "../../server/store/configured-store.ts";
import { isPlantedBug, plant } from "./planted.ts";

const hurry = Number(process.env.HURRY ?? "1");
const lease = Number(process.env.LEASE_SECONDS ?? "60") * 1000;
const bug = process.env.PLANTED ?? "";

const parts: Partial<ServerDependencies> = {
  // Time itself is not accelerated: leases would expire whenever the machine is busy.
  clock: { now: systemClock.now, sleep: (milliseconds, signal) => systemClock.sleep(milliseconds / hurry, signal) },
  nextStep: (result, attempt, now) => {
    const step = nextStep(result, attempt, now);
    return "dueAt" in step ? { ...step, dueAt: Math.round(now + (step.dueAt - now) / hurry) } : step;
  },
  openStore: async (...given) => {
    const store = await openConfiguredStore(...given);
    return {
      ...store,
      claim: (limit) => store.claim(limit, lease),
      renew: (claim) => store.renew(claim, lease),
    };
  },
};

await runServer(isPlantedBug(bug) ? { ...parts, ...plant(bug, parts) } : parts);
