import { readdirSync, readFileSync } from "node:fs";

/** Variable of the environment that all processes of a step inherit, unless they are started without one. */
export const stepVariable = "TEST_STEP";

interface Running {
  readonly pid: number;
  /** The program with its arguments. */
  readonly command: string;
}

/**
 * The processes of a step that still run, without this one, which leads them: those of its session, and those that left
 * it and still have its variable, such as browsers. Only Linux tells: elsewhere there are none.
 */
export function otherProcessesOfStep(): readonly Running[] {
  const mark = `${stepVariable}=${process.env[stepVariable]}\0`;
  return processIds().flatMap((pid) => {
    try {
      const [state, , , session] = fieldsOf(pid);
      const isOther = pid !== process.pid && state !== "Z";
      if (!isOther || (Number(session) !== process.pid && !readFileSync(`/proc/${pid}/environ`, "utf8").includes(mark)))
        return [];
      return [{ pid, command: readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim() }];
    } catch {
      // It has ended meanwhile, or belongs to another user.
      return [];
    }
  });
}

/**
 * Processor time in seconds of the processes that this one has started and waited for, with theirs. Chromium does not
 * wait for the processes of its pages, so theirs is missing. Only Linux tells.
 */
export function waitedProcessorTime(): number | undefined {
  try {
    const ticksPerSecond = 100;
    const [user, system] = fieldsOf("self").slice(13, 15);
    return (Number(user) + Number(system)) / ticksPerSecond;
  } catch {
    return undefined;
  }
}

function processIds(): readonly number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** What /proc tells of a process, from its state on (proc_pid_stat(5)). Its name, which may contain spaces, comes before. */
function fieldsOf(pid: number | "self"): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
