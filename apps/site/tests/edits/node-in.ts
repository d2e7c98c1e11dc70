import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

export interface Ended {
  readonly code: number | null;
  /** What it printed, and its errors after that. */
  readonly output: string;
}

/**
 * Runs a program with Node in a folder.
 * @param signal of the test: when it ends early, the program is killed with all that it has started
 */
export async function nodeIn(
  cwd: string,
  args: readonly string[],
  { signal, env = {} }: { readonly signal: AbortSignal; readonly env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, to which signals can be sent.
    detached: true,
  });
  const kill = () => void process.kill(-child.pid!, "SIGKILL");
  signal.addEventListener("abort", kill);
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [code, out, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  signal.removeEventListener("abort", kill);
  return { code, output: out + errors };
}
