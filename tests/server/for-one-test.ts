import { onTestFinished } from "vitest";
import * as mail from "./mail-server.ts";
import * as server from "./server-process.ts";
import * as folder from "./temporary-folder.ts";

/** Disposes of a resource after the current test. */
async function untilTestEnds<Resource extends AsyncDisposable>(promise: Promise<Resource>): Promise<Resource> {
  const resource = await promise;
  onTestFinished(() => resource[Symbol.asyncDispose]());
  return resource;
}

/** Creates an empty folder and returns its path. */
export const temporaryFolder = async (): Promise<string> => (await untilTestEnds(folder.temporaryFolder())).path;

/** Starts a real SMTP server on localhost. */
export const startMailServer = (port?: number): Promise<mail.MailServer> => untilTestEnds(mail.startMailServer(port));

/** Starts the website's server, or the copy at `program`, as a separate process. */
export const startServer = (environment: Record<string, string>, program?: string): Promise<server.RunningServer> =>
  untilTestEnds(server.startServer(environment, program));
