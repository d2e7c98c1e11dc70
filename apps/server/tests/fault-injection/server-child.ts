import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { compileCache } from "../compile-cache.ts";
import type { Run } from "./row.ts";
import { withoutLimits } from "./settings.ts";

const pathOf = (file: string) => join(import.meta.dirname, file);

/** A server in a child process. */
export interface ServerChild {
  readonly port: number;
  readonly pid: number;
  /** The standard output so far; `errors` is the standard error. */
  output(): string;
  errors(): string;
  hasEnded(): boolean;
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal, and resolves when the process has ended. */
  end(signal: NodeJS.Signals): Promise<void>;
}

interface Start {
  readonly settings: Readonly<Record<string, string>>;
  readonly run: Pick<Run, "defer">;
  /** Node options, before the file. */
  readonly nodeOptions?: readonly string[];
  /** A wrapper command that runs Node, with its arguments. */
  readonly within?: readonly string[];
  /** Another program than the server, which prints its address in the same format. */
  readonly file?: string;
}

/**
 * Starts the server on a free port and waits until it prints its address.
 * @throws if it exits first
 */
export async function startServer({ settings, run, nodeOptions = [], within = [], file }: Start): Promise<ServerChild> {
  const command = [...within, process.execPath, ...nodeOptions, pathOf(file ?? "server-with-faults.ts")];
  const child = spawn(command[0]!, command.slice(1), {
    env: { ...compileCache, PATH: process.env.PATH, PORT: "0", SITE_DIR: "none", ...withoutLimits, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  run.defer(() => end("SIGKILL"));
  const hangs = setTimeout(() => child.kill("SIGKILL"), 90_000);
  let [output, errors] = ["", ""];
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (errors += chunk));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      const found = /^TTPL website on http:\/\/localhost:(\d+)$/m.exec(output.slice(0, 1000));
      if (found) resolve(Number(found[1]));
    });
    void ended.then(() => reject(new Error(`the server exited: ${errors}`)));
  });
  clearTimeout(hangs);
  return {
    port,
    pid: child.pid!,
    output: () => output,
    errors: () => errors,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    signal: (signal) => void child.kill(signal),
    end,
  };
}
