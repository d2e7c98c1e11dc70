// Runs the server for the rows. HURRY: the factor by which waits are shortened. LEASE_SECONDS: the duration of a lease,
// so that the mails of a killed replica are soon taken over. CLOCK_FILE: a file with the clock's offset in milliseconds,
// read continuously. PLANTED: a bug that the checks must catch.
import { existsSync, readFileSync } from "node:fs";
import { systemClock } from "../../runtime/clock.ts";
import { nextStep } from "../../delivery/next-step.ts";
import { runServer } from "../../run-server.ts";
import type { ServerDependencies } from "../../server.ts";
import { openConfiguredStore } from "../../store/configured-store.ts";
import { isPlantedBug, plant } from "./planted.ts";

const hurry = Number(process.env.HURRY ?? "1");
const lease = Number(process.env.LEASE_SECONDS ?? "60") * 1000;
const bug = process.env.PLANTED ?? "";

let offset = 0;
const clockFile = process.env.CLOCK_FILE;
if (clockFile) {
  const read = () => (offset = existsSync(clockFile) ? Number(readFileSync(clockFile, "utf8")) : 0);
  setInterval(read, 20).unref();
}

const parts: Partial<ServerDependencies> = {
  // Time itself is not accelerated: leases would expire whenever the machine is busy.
  clock: {
    now: () => systemClock.now() + offset,
    sleep: (milliseconds, signal) => systemClock.sleep(milliseconds / hurry, signal),
  },
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
