import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** In a server: answers every message with the processor time that the process has used so far, in microseconds. */
export function tellUsage(): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
}

/** Asks a server for its processor time in microseconds. */
export async function usageOf(server: ChildProcess): Promise<number> {
  const told = once(server, "message");
  server.send("usage");
  return ((await told) as [number])[0];
}
