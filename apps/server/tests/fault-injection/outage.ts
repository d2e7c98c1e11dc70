import { pino } from "pino";
import { alarms as startAlarms } from "../../runtime/alarms.ts";
import { alarmTask } from "../../delivery/alarm.ts";
import { startDelivery } from "../../delivery/delivery.ts";
import { composeMail } from "../../delivery/mail-message.ts";
import { recipientsOf } from "../../delivery/recipients.ts";
import { nextStep } from "../../delivery/next-step.ts";
import { smtpServer } from "../../delivery/smtp.ts";
import { parseSmtpUrl } from "../../config/smtp-url.ts";
import { repeat } from "../../runtime/repeat.ts";
import { postgresDatabase } from "../../store/postgres.ts";
import { sqliteDatabase } from "../../store/sqlite.ts";
import { openStore } from "../../store/store.ts";
import { fakeClock, type FakeClock } from "../fake-clock.ts";
import { startMailSink } from "./mail-sink.ts";
import { newStore, type StoreName } from "./new-store.ts";
import { newPost } from "./post.ts";
import { type Check, countIs, type Run } from "./row.ts";
import { waitUntil } from "./wait-until.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
/** Longer than in production, so that a day has fewer steps. */
const pollInterval = 5 * minute;
const mails = 5;
const addresses = { from: "website@example.org", to: "sales@example.net" };
/** The delivery, its recovery of leases, the probes and the alarm task: all sleep when nothing is due. */
const sleepers = 4;

async function letPass(clock: FakeClock, time: number): Promise<void> {
  for (let left = time; left > 0;) {
    if (!(await waitUntil(() => clock.sleepers() === sleepers, 60, 1))) throw new Error("the tasks do not sleep");
    left -= clock.pass(left);
  }
}

/** Simulates a day without a mail server (some hours in the short form), and half a minute with one, on a fake clock. */
export async function dayWithoutMailServer(name: StoreName, run: Run): Promise<Check[]> {
  const [{ settings }, sink, clock] = [await newStore(name, run), await startMailSink(run), fakeClock()];
  await sink.close();
  const database = settings.DATABASE_URL
    ? postgresDatabase(settings.DATABASE_URL)
    : sqliteDatabase(`${settings.DATA_DIR}/enquiries.db`);
  const store = await openStore(database, { now: clock.now });
  run.defer(() => store.close());
  const posts = Array.from({ length: mails }, () => newPost());
  for (const { fields, key } of posts)
    await store.add({ fields, idempotencyKey: key, channel: "json", verdict: "clean", humanScore: 0 });
  const alarms: string[] = [];
  const log = pino({ level: "error" }, { write: (line) => void alarms.push(line) });
  const mailer = startDelivery({
    store,
    clock,
    log,
    server: smtpServer(parseSmtpUrl(sink.url)!, addresses),
    recipients: recipientsOf(addresses.to, log),
    compose: (content) => composeMail(content, addresses),
    decide: nextStep,
    pollInterval,
  });
  const watch = repeat(
    { clock, log },
    "watch",
    pollInterval,
    alarmTask({ store, sendsMail: true, trouble: mailer.trouble, clock, raise: startAlarms({ clock, log }) }),
  );
  run.defer(() => Promise.all([mailer.stop(), watch.stop()]));
  const hours = run.size === "full" ? 24 : 4;
  await letPass(clock, hours * hour);
  const hourly = alarms.filter((line) => line.includes('"alarm":"waiting"')).length;
  const early = sink.letters.size;
  await sink.open();
  await letPass(clock, minute / 2);
  await waitUntil(async () => (await store.status()).pending === 0, 30);
  const arrived = posts.filter(({ reference }) => sink.letters.get(reference)?.arrivals.length === 1).length;
  return [
    countIs("after a day without a mail server each mail arrives once", arrived - early, mails),
    {
      name: "an alarm every hour of the outage",
      passed: hourly >= hours - 2 && hourly <= hours,
      seen: `${hourly} alarms`,
    },
  ];
}
