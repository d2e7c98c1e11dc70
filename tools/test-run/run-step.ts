// Runs a step of the tests in a session of its own, which ends as a whole: when the program has ended, or when the runner
// has, in whatever way. Arguments: niceness, time
// that processes may take to end by themselves in milliseconds, program, its arguments.
import { spawn } from "node:child_process";
import { getPriority, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { otherProcessesOfStep, waitedProcessorTime } from "./step-processes.ts";

/** What the runner is told when a step has ended. */
export interface EndOfStep {
  readonly code: number | null;
  /** In seconds, if the system tells. */
  readonly processorTime?: number;
  /** The commands of processes that the program has left behind. They are ended. */
  readonly leftBehind: readonly string[];
}

const lowestPriority = 19;

const [, , niceness, patience, program = "", ...args] = process.argv;
setPriority(Math.min(getPriority() + Number(niceness), lowestPriority));
const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });

/** Waits until no process of the step runs, and kills those that do not end. */
async function endOthers(): Promise<readonly string[]> {
  const until = performance.now() + Number(patience);
  let others = otherProcessesOfStep();
  while (others.length > 0 && performance.now() < until) {
    await sleep(50);
    others = otherProcessesOfStep();
  }
  const left = others.map(({ command }) => command);
  for (; others.length > 0; others = otherProcessesOfStep()) {
    for (const { pid } of others) signal(pid, "SIGKILL");
    await sleep(50);
  }
  return left;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

async function endWithRunner(): Promise<void> {
  // The whole session gets it, and this process stays to see it end.
  process.on("SIGTERM", () => undefined);
  signal(-process.pid, "SIGTERM");
  await endOthers();
  signal(-process.pid, "SIGKILL");
}

process.once("disconnect", endWithRunner);
child.on("close", async (code) => {
  if (!process.connected) return;
  const end: EndOfStep = { code, leftBehind: await endOthers(), processorTime: waitedProcessorTime() };
  if (!process.connected) return;
  process.off("disconnect", endWithRunner);
  process.send?.(end, () => process.disconnect());
});
child.on("error", (error) => console.error(error.message));
