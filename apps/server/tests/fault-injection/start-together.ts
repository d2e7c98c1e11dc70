import { newStore } from "./new-store.ts";
import { newPost, post } from "./post.ts";
import { type Check, type Run } from "./row.ts";
import { startServer } from "./server-child.ts";

/** When a server may be killed while it starts, in seconds: before, during or after its migration. */
const killedAfter = () => (0.2 + Math.random() * 0.8).toFixed(2);

/**
 * Starts servers at once on an empty database, several times. One more starts with them and is killed at a random
 * moment, possibly during a migration.
 */
export async function startTogether(servers: number, rounds: number, run: Run): Promise<Check[]> {
  const { cluster, settings } = await newStore("PostgreSQL", run);
  const failures: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const own = { ...settings, DATABASE_URL: await cluster!.createDatabase() };
    const within = ["timeout", "--signal=KILL", killedAfter()];
    const killed = startServer({ settings: own, run, within }).catch(() => undefined);
    const started = await Promise.allSettled(
      Array.from({ length: servers }, () => startServer({ settings: own, run })),
    );
    for (const outcome of started) {
      if (outcome.status === "rejected") {
        failures.push(String(outcome.reason));
        continue;
      }
      const { status } = await post(outcome.value.port, newPost());
      if (status !== 202) failures.push(`answer ${status}`);
    }
    await killed;
    for (const outcome of started) if (outcome.status === "fulfilled") await outcome.value.end("SIGKILL");
  }
  return [
    {
      name: "servers that start at once on an empty database accept enquiries",
      passed: failures.length === 0,
      seen:
        failures.length > 0
          ? failures.join()
          : `${rounds * servers} of ${rounds * servers} started, ${servers} at once`,
    },
  ];
}
