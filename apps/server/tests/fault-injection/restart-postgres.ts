import { setTimeout as sleep } from "node:timers/promises";
import { checkDelivered } from "./delivered.ts";
import { honestClients } from "./honest-clients.ts";
import { startMailSink } from "./mail-sink.ts";
import { newStore } from "./new-store.ts";
import { countIs, type Row } from "./row.ts";
import { startServer } from "./server-child.ts";
import { hurry, mailSettings } from "./settings.ts";
import { waitUntil } from "./wait-until.ts";

/** Immediate restarts of PostgreSQL under load. */
export const restartPostgres: Row = {
  name: "restart-postgres",
  what: "PostgreSQL immediate restart under load",
  goal: "0 lost, no crash",
  async run(run) {
    const restarts = run.size === "full" ? 20 : 2;
    const [store, sink] = [await newStore("PostgreSQL", run), await startMailSink(run)];
    const settings = { ...store.settings, ...mailSettings(sink.url), ...hurry, LEASE_SECONDS: "6" };
    const server = await startServer({ settings, run });
    const { ledger, stop } = honestClients(() => server.port);
    let idle = 0;
    for (let restart = 0; restart < restarts; restart += 1) {
      await sleep(500 + Math.random() * 500);
      await store.cluster!.crash(Math.random() * 500);
      const before = ledger.acknowledged.size;
      if (!(await waitUntil(() => ledger.acknowledged.size > before + 10, 60))) idle += 1;
      run.progress(`${restart + 1} restarts, ${ledger.acknowledged.size} acknowledged`);
    }
    await stop();
    const checks = await checkDelivered(ledger, sink, store, run);
    const others = [...ledger.statuses.keys()].filter((status) => status !== 202 && status !== 503);
    return [
      ...checks,
      {
        name: "no crash",
        passed: !server.hasEnded() && server.errors() === "",
        seen: `${restarts} restarts, the server alive`,
      },
      { ...countIs("accepts enquiries again after each restart", idle, 0), seen: idle > 0 ? `${idle} times not` : "" },
      {
        name: "answers 202 or 503",
        passed: others.length === 0,
        seen: `${ledger.statuses.get(503) ?? 0} answers 503${others.length > 0 ? `, and ${others.join()}` : ""}`,
      },
    ];
  },
};
