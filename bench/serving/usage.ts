import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** In a server process: answers every message with the CPU time used so far, in microseconds. */
export function reportUsage(): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
}

/** Asks a server process for its CPU time in microseconds. */
export async function usageOf(server: ChildProcess): Promise<number> {
  const reply = once(server, "message");
  server.send("usage");
  return ((await reply) as [number])[0];
}
