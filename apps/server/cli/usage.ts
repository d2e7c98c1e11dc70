import { parseArgs } from "node:util";
import { requeueableStates } from "../store/requeue.ts";
import { type ListedState, listedStates } from "../store/schema.ts";

/** Invalid arguments; the message is a single line for the operator. */
export class UsageError extends Error {}

export const usage = `Manages the stored enquiries. The server may be running.

  npm run --silent enquiries -- COMMAND

Commands:
  list [--state STATE] [--email ADDRESS] [--limit N]
                        list the newest enquiries (default: 50)
  show ID               show an enquiry and the history of its email
  export --csv [--email ADDRESS]
                        export all enquiries, or those of one address, oldest first
  requeue ID | --state STATE | --all [--since DATE]
                        send pending, uncertain, parked or bounced emails now: one, those in a state, or
                        all but the bounced ones; by its ID also an enquiry that waits for its turn
  bounced FILE          record the bounce in FILE (an email as saved from the inbox)
  erase --email ADDRESS permanently erase the personal data of an address and cancel its unsent emails
  test-mail             send a test email to MAIL_TO, and show the dialogue with the mail server
  rescue [FILE]         carry over what can be read of damaged databases that were set aside, or of FILE, such as
                        a backup; what is there already is left as it is
  clock-checked         record that the clock is right, although enquiries were stored with a later time
  log [--limit N]       list what operators did with these commands, newest first

ID is an enquiry's id, or the eight-character reference in the email's subject.
DATE is a date or time in UTC, such as 2026-03-05; emails queued before it are left alone.
STATE is ${listedStates.slice(0, -1).join(", ")} or ${listedStates.at(-1)}.
--json writes JSON instead of text or CSV. --help shows this help.

Uses the server's settings: DATA_DIR, or DATABASE_URL for PostgreSQL; SMTP_URL, MAIL_FROM and MAIL_TO for test-mail. Run it as the server's user.
Exit codes: 0 success, 1 failure, 2 invalid command.
`;

/** A parsed command with validated options. References are in lower case, as stored. */
export type Command = { readonly json: boolean } & (
  | { readonly name: "help" }
  | { readonly name: "test-mail" | "clock-checked" }
  | {
      readonly name: "list";
      readonly state?: ListedState | undefined;
      readonly email?: string | undefined;
      readonly limit: number;
    }
  | { readonly name: "show" | "requeue"; readonly reference: string }
  /** `since` is in Unix milliseconds. */
  | {
      readonly name: "requeue";
      readonly states: readonly ListedState[];
      readonly all: boolean;
      readonly since?: number | undefined;
    }
  | { readonly name: "bounced"; readonly file: string }
  | { readonly name: "rescue"; readonly file?: string | undefined }
  | { readonly name: "export"; readonly email?: string | undefined }
  | { readonly name: "erase"; readonly email: string }
  | { readonly name: "log"; readonly limit: number }
);

const options = {
  state: { type: "string" },
  email: { type: "string" },
  limit: { type: "string" },
  since: { type: "string" },
  all: { type: "boolean" },
  csv: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;
type OptionName = keyof typeof options;

/** The options of each command besides --json, and whether it takes an ID or a file. */
const commands: Readonly<
  Record<Exclude<Command["name"], "help">, { takes: readonly OptionName[]; argument?: boolean }>
> = {
  list: { takes: ["state", "email", "limit"] },
  show: { takes: [], argument: true },
  export: { takes: ["csv", "email"] },
  requeue: { takes: ["state", "all", "since"], argument: true },
  bounced: { takes: [], argument: true },
  erase: { takes: ["email"] },
  "test-mail": { takes: [] },
  rescue: { takes: [], argument: true },
  "clock-checked": { takes: [] },
  log: { takes: ["limit"] },
};
const commandNames = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(Object.keys(commands));
const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);
const isState = (state: string): state is ListedState => (listedStates as readonly string[]).includes(state);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Removes Node's advice on how to pass arguments that look like options.
    throw new UsageError(String((error as Error).message).split(/\.? To specify|\n/, 1)[0]);
  }
}

function readReference(name: string, reference: string | undefined): string {
  if (!/^(?:[\da-f]{8}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/i.test(reference ?? ""))
    throw new UsageError(`${name} needs an ID: a full id, or the eight-character reference in the email's subject`);
  return String(reference).toLowerCase();
}

function readTime(since: string | undefined): number | undefined {
  if (since === undefined) return undefined;
  // Without a time zone, JavaScript reads a date as UTC but a time as local.
  const time = Date.parse(/T.*(?:Z|[+-]\d\d:?\d\d)$|^[\d-]+$/.test(since) ? since : `${since.replace(" ", "T")}Z`);
  if (Number.isNaN(time))
    throw new UsageError("--since must be a date or time, such as 2026-03-05 or 2026-03-05T14:00");
  return time;
}

/** Parses the arguments. @throws UsageError if they are invalid */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const json = values.json ?? false;
  const [name, given, ...rest] = positionals;
  if (values.help || (name === "help" && !given)) return { name: "help", json };
  if (name === undefined) throw new UsageError(`Missing command: use ${commandNames}`);
  if (!isCommand(name)) throw new UsageError(`Unknown command: use ${commandNames}`);
  const { takes, argument } = commands[name];
  const unknown = (Object.keys(values) as OptionName[]).find((option) => option !== "json" && !takes.includes(option));
  if (unknown) throw new UsageError(`${name} does not accept --${unknown}`);
  if (rest.length > 0 || (!argument && given !== undefined))
    throw new UsageError(`${name} does not accept further arguments`);

  const { email, state, limit = "50" } = values;
  if (email !== undefined && !/^\S+@\S+$/.test(email)) throw new UsageError("--email must be an email address");
  if (state !== undefined && !isState(state)) throw new UsageError(`--state must be one of ${listedStates.join(", ")}`);
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new UsageError("--limit must be a whole number from 1 to 999999");
  const since = readTime(values.since);
  switch (name) {
    case "list":
      return { name, json, limit: Number(limit), state, email };
    case "log":
      return { name, json, limit: Number(limit) };
    case "show":
      return { name, json, reference: readReference(name, given) };
    case "requeue":
      if (!values.all && state === undefined) {
        if (since !== undefined) throw new UsageError("--since needs --all or --state STATE");
        return { name, json, reference: readReference(name, given) };
      }
      if (given !== undefined) throw new UsageError("requeue accepts an ID, or --all or --state STATE");
      return { name, json, all: state === undefined, states: state === undefined ? requeueableStates : [state], since };
    case "bounced":
      if (given === undefined) throw new UsageError("bounced needs the file of a bounce, as saved from the inbox");
      return { name, json, file: given };
    case "rescue":
      return { name, json, file: given };
    case "export":
      if (json === (values.csv ?? false)) throw new UsageError("export needs --csv or --json");
      return { name, json, email };
    case "erase":
      if (email === undefined) throw new UsageError("erase needs --email ADDRESS");
      return { name, json, email };
    case "test-mail":
    case "clock-checked":
      return { name, json };
  }
}
