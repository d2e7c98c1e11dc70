import { onTestFinished } from "vitest";
import * as mail from "./mail-server.ts";
import * as server from "./server-process.ts";
import * as folder from "./temporary-folder.ts";

/** Has something disposed of after the current test. */
async function untilTestEnds<Thing extends AsyncDisposable>(making: Promise<Thing>): Promise<Thing> {
  const thing = await making;
  onTestFinished(() => thing[Symbol.asyncDispose]());
  return thing;
}

/** Makes an empty folder, and returns its path. */
export const temporaryFolder = async (): Promise<string> => (await untilTestEnds(folder.temporaryFolder())).path;

/** Starts a real SMTP server on this machine. */
export const startMailServer = (port?: number): Promise<mail.MailServer> => untilTestEnds(mail.startMailServer(port));

/** Starts the website's server, or a copy of it, as a process of its own. */
export const startServer = (environment: Record<string, string>, program?: string): Promise<server.RunningServer> =>
  untilTestEnds(server.startServer(environment, program));
