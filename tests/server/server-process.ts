import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

const startFile = new URL("../../server/start.ts", import.meta.url).pathname;

/** Runs the server until it ends by itself. */
export async function runServer(
  environment: Record<string, string>,
): Promise<{ code: number; out: string; err: string }> {
  const child = spawn(process.execPath, [startFile], {
    cwd: await temporaryFolder(),
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: code as number, out, err };
}

export interface RunningServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** Everything written to standard output so far. */
  readonly output: () => string;
  readonly errors: () => string;
  /** Sends a signal and resolves with the exit code, null if the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the server on a free port and waits until it says where it is. */
export async function startServer(environment: Record<string, string>): Promise<RunningServer> {
  const child = spawn(process.execPath, [startFile], {
    cwd: await temporaryFolder(),
    env: { PORT: "0", SITE_DIR: "none", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit") as Promise<[number | null]>;
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
    async end(signal) {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}
