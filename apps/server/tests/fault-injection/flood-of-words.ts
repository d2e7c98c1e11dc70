import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Enquiry, enquiryFieldNames, formAgeName } from "@ttpl/contract/enquiry.ts";
import { readConfig } from "../../config/config.ts";
import { type MailServer, startMailServer } from "../mail-server.ts";
import { newFolder } from "./folder.ts";
import { lookInto, newStore } from "./new-store.ts";
import { answerOf, newPost, requestOf } from "./post.ts";
import { type Check, countAtMost, countIs, type Row, type Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { hurry, mailSettings, withoutLimits } from "./settings.ts";
import { waitUntil } from "./wait-until.ts";

const networks = 8;
const spamPerNetwork = 113;
const retentionDays = 1;
const minute = 60_000;
const day = 24 * 60 * minute;
/** Mails when the flood is over, with those that had waited longest, and how many more follow in ten minutes. */
const [mailsAtOnce, mailsLater, mailsInAll] = [45, 15, 80];
/** A variable without a value has its default. */
const defaultLimits = Object.fromEntries(Object.keys(withoutLimits).map((name) => [name, ""]));
const { inAll: inTenMinutes, aDay: inADay } = readConfig({}).rateLimits;

interface Sent {
  readonly id: string;
  readonly fields: Enquiry;
}

/** Posts an enquiry as a browser does, within the limits of its network. Returns the status if it was not accepted. */
async function send(
  server: ServerChild,
  { address, age, ...fields }: Partial<Enquiry> & { readonly address: string; readonly age: string },
): Promise<Sent | number> {
  const one = newPost();
  const all = { ...one.fields, ...fields };
  const { path, headers, ...request } = requestOf({ ...one, fields: all });
  const response = await fetch(`http://localhost:${server.port}${path}`, {
    ...request,
    headers: { ...headers, "X-Forwarded-For": address, [formAgeName]: age },
  });
  const answer = answerOf(response.status, (await response.json()) as { id?: string });
  return answer.id === undefined ? response.status : { id: answer.id, fields: all };
}

/** Well-formed spam, which pretends to have filled in the form for a while. */
const spam = (server: ServerChild, network: number, number: number) =>
  send(server, {
    address: `198.18.${network}.${number % 250}`,
    age: "20",
    Email: `offers${number}@spam${network}.example`,
    Name: `Seller ${network} ${number}`,
    Company: `Top Rank ${network} ${number}`,
    Comment: `Offer ${network}-${number}: we bring your website to the first page of every search engine.\nReply today.`,
  });

const people = {
  before: "Could you quote a skid for dosing caustic soda, 300 litres an hour, explosion-proof motors?",
  between: "Our refinery in Gujarat replaces two heat exchangers next spring, and looks for a supplier.",
  after: "Please send the drawing of your modular nitrogen plant, and tell us who could visit the site.",
};
const person = (server: ServerChild, who: keyof typeof people) =>
  send(server, {
    address: `203.0.113.${Object.keys(people).indexOf(who)}`,
    age: "140",
    Email: `${who}@visitor.example`,
    Name: `Visitor ${who}`,
    Company: `Works ${who}`,
    Phone: `+91 22 ${who.length}000 1234`,
    Comment: `${people[who]}\nYours, ${who}`,
  });

/** Whether a text shows all that someone wrote, line by line. */
const tells = (text: string, { fields }: Sent): boolean =>
  enquiryFieldNames.every((field) => fields[field].split("\n").every((line) => text.includes(line)));

/** Those whose words are in no mail in full. */
const untold = ({ mails }: MailServer, sent: readonly Sent[]): Sent[] => {
  const words = mails.map(({ text = "" }) => text).join("\n");
  return sent.filter((one) => !tells(words, one));
};
const withOwnMail = ({ mails }: MailServer, { id }: Sent): boolean =>
  mails.some(({ messageId }) => messageId?.includes(id));

/** Posts the flood, with a person before, in the middle of and after it. */
async function flood(
  server: ServerChild,
): Promise<{ readonly persons: Sent[]; readonly spam: Sent[]; readonly refused: readonly number[] }> {
  const persons = [await person(server, "before")];
  const spammed: (Sent | number)[] = [];
  for (let number = 0; number < spamPerNetwork; number += 1) {
    if (number === Math.floor(spamPerNetwork / 2)) persons.push(await person(server, "between"));
    for (let network = 0; network < networks; network += 1) spammed.push(await spam(server, network, number));
  }
  persons.push(await person(server, "after"));
  const accepted = (all: readonly (Sent | number)[]) => all.filter((one) => typeof one !== "number");
  return {
    persons: accepted(persons),
    spam: accepted(spammed),
    refused: [...persons, ...spammed].filter((one) => typeof one === "number"),
  };
}

/** The statuses of refused posts, and what the server wrote about the first of them. */
const whyRefused = (server: ServerChild, statuses: readonly number[]): string => {
  const lines = server.output().match(/^.*enquiry could not be stored.*$/m) ?? [];
  return [`statuses: ${statuses.join(", ")}`, ...lines].join("\n");
};

const isAlarmActive = async ({ port }: ServerChild): Promise<boolean> =>
  /^ttpl_alarm_active\{alarm="flood"\} 1$/m.test(await (await fetch(`http://localhost:${port}/metrics`)).text());

async function run(row: Run): Promise<Check[]> {
  const mailServer = await startMailServer();
  row.defer(() => mailServer.stop());
  const store = await newStore("SQLite", row);
  const clockFile = join(await newFolder(row), "clock");
  const settings = {
    ...defaultLimits,
    TRUSTED_PROXIES: "1",
    CLOCK_FILE: clockFile,
    RETENTION_DAYS: String(retentionDays),
  };
  const server = await startServer({
    settings: { ...store.settings, ...hurry, ...mailSettings(mailServer.url), ...settings },
    run: row,
  });
  const passTo = (time: number) => writeFile(clockFile, String(time));

  const sent = await flood(server);
  const all = [...sent.persons, ...sent.spam];
  const alarmed = await waitUntil(() => server.output().includes('"alarm":"flood"'), 20);
  const counts: number[] = [];
  // As time passes, some of those that wait get an email of their own.
  for (let time = 0; time <= 44; time += 11) {
    await passTo(time * minute);
    await waitUntil(() => mailServer.mails.length >= Math.min(mailsAtOnce + (time / 11) * mailsLater, mailsInAll), 10);
    counts.push(mailServer.mails.length);
  }
  row.progress(`mails in steps of eleven minutes: ${counts.join(", ")}`);
  const alone = sent.persons.filter((one) => withOwnMail(mailServer, one)).length;
  await passTo(46 * minute);
  await waitUntil(() => untold(mailServer, all).length === 0, 30, 500);
  const [afterAnHour, mailsInTheHour] = [untold(mailServer, all).length, mailServer.mails.length];
  const largest = Math.max(...mailServer.raw.map(({ length }) => length));

  await passTo(70 * minute);
  const ended = await waitUntil(async () => !(await isAlarmActive(server)), 20);
  // What is erased must have been told before.
  const erasedUntold = async (): Promise<[number, number]> => {
    const listed = await lookInto(store, (opened) => opened.list({ limit: 2000 }));
    const erased = new Set(listed.filter(({ erasedAt }) => erasedAt !== null).map(({ id }) => id));
    return [erased.size, untold(mailServer, all).filter(({ id }) => erased.has(id)).length];
  };
  await passTo((retentionDays + 1) * day);
  await waitUntil(async () => (await erasedUntold())[0] >= all.length, 30, 500);
  const [erased, lost] = await erasedUntold();
  row.progress(`${afterAnHour} untold after an hour, ${erased} erased, ${lost} of them never told`);
  return [
    { name: "none is refused", passed: sent.refused.length === 0, seen: whyRefused(server, sent.refused) },
    { name: "the owner is told at once", passed: alarmed, seen: "" },
    countIs("persons who have an email of their own within the hour", alone, sent.persons.length),
    countIs("enquiries not read in full within the hour", afterAnHour, 0),
    countAtMost("mails in the first ten minutes", counts[0]!, inTenMinutes),
    countAtMost("mails in the first hour", mailsInTheHour, inADay),
    { name: "no mail is larger than providers take", passed: largest < 10e6, seen: `${Math.round(largest / 1e3)} kB` },
    { name: "the alarm ends", passed: alarmed && ended, seen: "" },
    countIs("enquiries erased after their time", erased, all.length),
    countIs("enquiries erased without having been read", lost, 0),
  ];
}

/** A flood takes nobody's words away. */
export const floodOfWords: Row = {
  name: "flood-of-words",
  what: `${networks * spamPerNetwork} well-formed posts from ${networks} networks within their limits, with a person before, in the middle and after; then the time to erase`,
  goal: "an alarm at once; each person's own mail and every word in full within the hour, within the provider's limits; nothing erased before",
  run,
};
