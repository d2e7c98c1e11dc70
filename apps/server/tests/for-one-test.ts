import { untilTestEnds } from "@ttpl/testing/for-one-test.ts";
import * as mail from "./mail-server.ts";
import * as server from "./server-process.ts";

/** Starts a real SMTP server on localhost. */
export const startMailServer = (...options: Parameters<typeof mail.startMailServer>): Promise<mail.MailServer> =>
  untilTestEnds(mail.startMailServer(...options));

/** Starts the website's server, or the copy at `program`, as a separate process. */
export const startServer = (environment: Record<string, string>, program?: string): Promise<server.RunningServer> =>
  untilTestEnds(server.startServer(environment, program));
