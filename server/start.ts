import { join } from "node:path";
import { pino } from "pino";
import { createApp } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { type Mailer, startDelivery } from "./enquiries/delivery.ts";
import { startOutbox } from "./enquiries/outbox.ts";
import { smtpSender } from "./enquiries/smtp.ts";
import { browserAddress, listen } from "./listen.ts";
import { stoppable } from "./stop-server.ts";
import { openConfiguredStore, readConfiguredSite } from "./storage.ts";

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Starts the server and returns how to stop it: requests under way first, then the mails, then the database. */
async function start(config: Config): Promise<() => Promise<void>> {
  const log = pino({ level: config.logLevel, base: null });
  const siteFiles = config.siteDirectory === undefined ? undefined : await readConfiguredSite(config.siteDirectory);
  const store = await openConfiguredStore(config);

  let mailer: Mailer | undefined;
  const enquiryStored = (id: string) => mailer?.enquiryStored(id);
  const app = createApp({ store, mailer: { enquiryStored }, log, enquiryKey: config.enquiryKey, siteFiles });
  const server = await listen(app, config.port, config.host).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const stopServer = stoppable(server);
  say(`TTPL website on ${browserAddress(server, config.host)}`);

  // Only now: a second server on the same port must not touch the mails that the first one is sending.
  const addresses = { from: config.mailFrom, to: config.mailTo };
  const outbox = join(config.dataDirectory, "outbox");
  mailer = config.smtpUrl
    ? startDelivery({ store, send: smtpSender(config.smtpUrl, addresses), addresses, log })
    : startOutbox({ store, directory: outbox, addresses, log });
  if (!config.smtpUrl) say(`SMTP_URL is not set: enquiries are kept, and their mails are written to ${outbox}`);

  return async () => {
    await stopServer();
    await mailer.stop();
    await store.close();
  };
}

// Enquiries are personal data: whatever is written is for this process's user alone.
process.umask(0o077);
try {
  const stop = await start(readConfig(process.env));
  // "once": a second signal, from an operator who will not wait, ends the process at once.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
