import { Registry } from "@prometheus-io/client";
import { createHandlers } from "./http/app.ts";
import { activeAlarms } from "./runtime/active-alarms.ts";
import { alarms as loggedAlarms } from "./runtime/alarms.ts";
import { type Clock, systemClock } from "./runtime/clock.ts";
import { standardLog } from "./runtime/log.ts";
import { notifySystemd, socketFromSystemd } from "./runtime/service-manager.ts";
import { warnIfRoot } from "./runtime/root-warning.ts";
import type { Config } from "./config/config.ts";
import { type Mailer, startDelivery } from "./delivery/delivery.ts";
import { countDeliveries } from "./delivery/delivery-metrics.ts";
import { composeMail } from "./delivery/mail-message.ts";
import { recipientsOf } from "./delivery/recipients.ts";
import { nextStep } from "./delivery/next-step.ts";
import { startOutbox } from "./delivery/outbox.ts";
import { smtpServer } from "./delivery/smtp.ts";
import { startHousekeeping } from "./jobs/housekeeping.ts";
import { browserAddress, listen } from "./http/listen.ts";
import { countRefused } from "./http/request-metrics.ts";
import { stoppable } from "./http/graceful-shutdown.ts";
import { readRelease } from "./static-site/release.ts";
import { watchReleases } from "./static-site/release-watch.ts";
import { openConfiguredStore, outboxDirectory } from "./store/configured-store.ts";
import { watchedStore } from "./store/watched-store.ts";

/** The server's replaceable parts. Fault injection replaces one to see whether a check detects the fault. */
export interface ServerDependencies {
  readonly openStore: typeof openConfiguredStore;
  readonly composeMail: typeof composeMail;
  readonly smtpServer: typeof smtpServer;
  readonly nextStep: typeof nextStep;
  readonly clock: Clock;
}

const defaultDependencies: ServerDependencies = {
  openStore: openConfiguredStore,
  composeMail,
  smtpServer,
  nextStep,
  clock: systemClock,
};

/** Prints a line for the operator. */
type Print = (line: string) => void;

/**
 * Starts the server.
 * @returns a function that stops it: first the requests in progress, then the mails, then the database
 * @throws ConfigError if the settings are not usable
 */
export async function startServer(
  config: Config,
  print: Print,
  overrides: Partial<ServerDependencies> = {},
): Promise<() => Promise<void>> {
  const dependencies = { ...defaultDependencies, ...overrides };
  const { clock } = dependencies;
  const log = standardLog(config.logLevel);
  const registry = new Registry();
  const { siteDirectory } = config;
  const release = siteDirectory === undefined ? undefined : await readRelease(siteDirectory, config.hosts);
  const alarms = activeAlarms(loggedAlarms({ clock, log }), registry, clock);
  const store = await dependencies.openStore(config, clock.now, log);
  const watched = watchedStore({ store, clock, raise: alarms.raise });

  let mailer: Mailer | undefined;
  const notified = { enquiryStored: (id: string) => mailer?.enquiryStored(id), trouble: () => mailer?.trouble() };
  const { files: siteFiles, redirects } = release ?? {};
  const bodies = new AbortController();
  const handlers = createHandlers({
    store: watched,
    alarms,
    mailer: notified,
    log,
    clock,
    config,
    registry,
    siteFiles,
    redirects,
    bodiesEnd: bodies.signal,
  });
  const onRefused = countRefused(registry);
  const connections = config.trustedProxies > 0 ? { perAddress: Number.POSITIVE_INFINITY } : {};
  const listening = { connections, onRefused, passedSocket: socketFromSystemd(process.env) };
  const server = await listen(handlers, config.port, config.host, listening).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const stopServer = stoppable(server, () => bodies.abort());
  print(`TTPL website on ${browserAddress(server, config.host)}`);
  warnIfRoot(log);

  const addresses = { from: config.mailFrom, to: config.mailTo };
  const recipients = recipientsOf(config.mailTo, log);
  if (release) recipients.use(release.recipients);
  const compose = (content: Parameters<typeof composeMail>[0], dispatch = recipients.current()) =>
    dependencies.composeMail(content, addresses, dispatch);
  const outbox = outboxDirectory(config);
  mailer = config.smtp
    ? startDelivery({
        ...countDeliveries({ store, server: dependencies.smtpServer(config.smtp, addresses) }, registry),
        recipients,
        compose,
        decide: dependencies.nextStep,
        clock,
        log,
      })
    : startOutbox({ store, directory: outbox, compose, clock, log });
  if (!config.smtp) print(`SMTP_URL is not set: enquiries are stored, and their mails are written to ${outbox}`);
  const housekeeping = startHousekeeping({
    store: { ...store, ...watched },
    alarms,
    clock,
    log,
    retentionDays: config.retentionDays,
    outboxDirectory: outbox,
    sendsMail: config.smtp !== undefined,
    mailer,
    recipients,
    heartbeatUrl: config.heartbeatUrl,
  });

  const releases =
    siteDirectory === undefined || !release
      ? undefined
      : watchReleases({
          siteDirectory,
          hosts: config.hosts,
          served: release,
          clock,
          log,
          raise: alarms.raise,
          onRelease(next) {
            handlers.serve(next.files, next.redirects);
            recipients.use(next.recipients);
          },
        });

  const watchdog = notifySystemd({ environment: process.env, checkStore: watched.check, log });

  return async () => {
    await stopServer();
    await Promise.all([mailer.stop(), housekeeping.stop(), releases?.stop(), watchdog.stop()]);
    await store.close();
  };
}
