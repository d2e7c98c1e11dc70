import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { temporaryFolder } from "./temporary-folder.ts";

const pathOf = (file: string) => new URL(file, import.meta.url).pathname;
const startFile = pathOf("../../server/start.ts");
const impatientFile = pathOf("./hurried-server.ts");
const operatorFile = pathOf("../../server/cli/enquiries.ts");

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function runToEnd(command: readonly string[], environment: Record<string, string>): Promise<Ended> {
  await using folder = await temporaryFolder();
  const child = spawn(process.execPath, command, {
    cwd: folder.path,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
    // One that hangs does not outlive its test for long.
    timeout: 30_000,
    killSignal: "SIGKILL",
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: code as number, out, err };
}

/** Runs the server, or a copy of it, until it ends by itself. */
export const runServer = (environment: Record<string, string>, program = startFile): Promise<Ended> =>
  runToEnd([program], environment);

/** Runs an operator's command, or a copy's. */
export const runCommand = (
  args: readonly string[],
  environment: Record<string, string>,
  program = operatorFile,
): Promise<Ended> => runToEnd([program, ...args], environment);

/** What tests want: any port, no site, and neither limits nor suspicion for those who post as fast as tests do. */
const quickAndFree = {
  PORT: "0",
  SITE_DIR: "none",
  RATE_LIMIT_ADDRESS: "0",
  RATE_LIMIT_TOTAL: "0",
  SUSPECT_SECONDS: "0",
};

export interface RunningServer extends AsyncDisposable {
  /** Without a slash at the end. */
  readonly url: string;
  /** Everything written to standard output so far. */
  readonly output: () => string;
  readonly errors: () => string;
  readonly pid: number;
  /** Sends a signal and resolves with the exit code, null if the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the server on a free port and waits until it says where it is; with SPEED its clock goes so much faster.
 * Disposing of it ends it.
 */
export async function startServer(
  environment: Record<string, string>,
  program = environment.SPEED ? impatientFile : startFile,
): Promise<RunningServer> {
  const folder = await temporaryFolder();
  const child = spawn(process.execPath, [program], {
    cwd: folder.path,
    env: { ...quickAndFree, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit") as Promise<[number | null]>;
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
