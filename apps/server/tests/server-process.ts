import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { compileCache } from "./compile-cache.ts";
import { runDate } from "@ttpl/testing/run-date.ts";
import { temporaryFolder } from "@ttpl/testing/temporary-folder.ts";

const pathOf = (file: string) => join(import.meta.dirname, file);
/** The program of the server. */
export const startFile = pathOf("../start.ts");
const acceleratedFile = pathOf("./hurried-server.ts");
const operatorFile = pathOf("../cli/enquiries.ts");

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function runToEnd(command: readonly string[], environment: Record<string, string>): Promise<Ended> {
  await using folder = await temporaryFolder();
  const child = spawn(process.execPath, command, {
    cwd: folder.path,
    env: { ...compileCache, ...runDate, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    // Kills a process that hangs.
    timeout: 30_000,
    killSignal: "SIGKILL",
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: code as number, out, err };
}

/** Runs the server, or the copy at `program`, until it exits. */
export const runServer = (environment: Record<string, string>, program = startFile): Promise<Ended> =>
  runToEnd([program], environment);

/** Runs an operator's command as a process of its own, or that of the copy at `program`. */
export const runCommandProcess = (
  args: readonly string[],
  environment: Record<string, string>,
  program = operatorFile,
): Promise<Ended> => runToEnd([program, ...args], environment);

/** Defaults for tests: any free port, no site, no rate limits and no minimum form age. */
export const testDefaults = {
  PORT: "0",
  SITE_DIR: "none",
  RATE_LIMIT_ADDRESS: "0",
  RATE_LIMIT_NETWORK: "0",
  RATE_LIMIT_TOTAL: "0",
  RATE_LIMIT_DAY: "0",
  SUSPECT_SECONDS: "0",
};

export interface RunningServer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly url: string;
  /** Everything written to standard output so far. */
  readonly output: () => string;
  readonly errors: () => string;
  readonly pid: number;
  /** Sends a signal. Resolves with the exit code, or null if the signal terminated the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the server on a free port and waits until it listens. SPEED accelerates its clock by that factor. Disposing of
 * it kills it.
 */
export async function startServer(
  environment: Record<string, string>,
  program = environment.SPEED ? acceleratedFile : startFile,
): Promise<RunningServer> {
  const folder = await temporaryFolder();
  const child = spawn(process.execPath, [program], {
    cwd: folder.path,
    env: { ...compileCache, ...runDate, ...testDefaults, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit") as Promise<[number | null]>;
  const hangs = setTimeout(() => child.kill("SIGKILL"), 90_000);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return (await ended)[0];
  };
  let output = "";
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (errors += chunk));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      const address = /^TTPL website on (http:\S+)$/m.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", () => reject(new Error(`the server ended: ${errors}`)));
  });
  clearTimeout(hangs);
  return {
    url,
    output: () => output,
    errors: () => errors,
    pid: child.pid!,
    end,
    async [Symbol.asyncDispose]() {
      await end("SIGKILL");
      await folder[Symbol.asyncDispose]();
    },
  };
}
