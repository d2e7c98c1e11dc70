import { parseArgs } from "node:util";
import { type DeliveryState, deliveryStates } from "../store/schema.ts";

/** One line for the operator: what is wrong with the command. */
export class UsageError extends Error {}

export const usage = `Looks after the enquiries, beside a running server or without one.

  npm run --silent enquiries -- COMMAND

Commands:
  list [--state STATE] [--email ADDRESS] [--limit N]
                        the newest enquiries (50 unless told otherwise)
  show ID               one enquiry and what happened to its mail
  export --csv [--email ADDRESS]
                        all enquiries, or those of one address, oldest first
  requeue ID            send a mail again that is parked or waits
  erase --email ADDRESS erase the personal data of an address for good; what was not sent never will be

ID is an enquiry's id, or the eight characters of it in the mail's subject.
STATE is ${deliveryStates.slice(0, -1).join(", ")} or ${deliveryStates.at(-1)}.
--json writes JSON instead of text or CSV. --help shows this.

The settings are the server's: DATA_DIR, or DATABASE_URL for PostgreSQL. Run it as the server's user.
Exit codes: 0 done, 1 not possible, 2 wrong command.
`;

/** A command with its options checked; addresses and references are as they are stored. */
export type Command = { readonly json: boolean } & (
  | { readonly name: "help" }
  | { readonly name: "list"; readonly state?: DeliveryState; readonly email?: string; readonly limit: number }
  | { readonly name: "show" | "requeue"; readonly reference: string }
  | { readonly name: "export"; readonly email?: string }
  | { readonly name: "erase"; readonly email: string }
);

const options = {
  state: { type: "string" },
  email: { type: "string" },
  limit: { type: "string" },
  csv: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;
type OptionName = keyof typeof options;

/** Which options each command takes beside --json, and whether it takes an ID. */
const commands: Readonly<Record<Exclude<Command["name"], "help">, { takes: readonly OptionName[]; id: boolean }>> = {
  list: { takes: ["state", "email", "limit"], id: false },
  show: { takes: [], id: true },
  export: { takes: ["csv", "email"], id: false },
  requeue: { takes: [], id: true },
  erase: { takes: ["email"], id: false },
};
const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);
const isState = (state: string): state is DeliveryState => (deliveryStates as readonly string[]).includes(state);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node explains on further lines how to pass what looks like an option.
    throw new UsageError(String((error as Error).message).split(/\.? To specify|\n/, 1)[0]);
  }
}

/** @throws UsageError if the arguments are no command */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const json = values.json ?? false;
  const [name, reference, ...rest] = positionals;
  if (values.help || (name === "help" && !reference)) return { name: "help", json };
  if (name === undefined) throw new UsageError("Say what to do: list, show, export, requeue or erase");
  if (!isCommand(name)) throw new UsageError("There is no such command: use list, show, export, requeue or erase");
  const { takes, id } = commands[name];
  const unknown = (Object.keys(values) as OptionName[]).find((option) => option !== "json" && !takes.includes(option));
  if (unknown) throw new UsageError(`${name} takes no --${unknown}`);
  if (rest.length > 0 || (!id && reference !== undefined)) throw new UsageError(`${name} takes no further words`);

  if (values.email !== undefined && !/^\S+@\S+$/.test(values.email))
    throw new UsageError("--email must be an e-mail address");
  const email = values.email === undefined ? {} : { email: values.email };
  switch (name) {
    case "show":
    case "requeue":
      if (!/^(?:[\da-f]{8}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/i.test(reference ?? ""))
        throw new UsageError(`${name} needs an ID: a whole id, or the eight characters in a mail's subject`);
      return { name, json, reference: String(reference).toLowerCase() };
    case "export":
      if (json === (values.csv ?? false)) throw new UsageError("export needs --csv or --json");
      return { name, json, ...email };
    case "erase":
      if (values.email === undefined) throw new UsageError("erase needs --email ADDRESS");
      return { name, json, email: values.email };
    case "list": {
      if (!/^[1-9]\d{0,5}$/.test(values.limit ?? "50"))
        throw new UsageError("--limit must be a whole number from 1 to 999999");
      const limit = Number(values.limit ?? 50);
      if (values.state === undefined) return { name, json, limit, ...email };
      if (!isState(values.state)) throw new UsageError(`--state must be one of ${deliveryStates.join(", ")}`);
      return { name, json, limit, state: values.state, ...email };
    }
  }
}
