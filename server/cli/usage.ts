import { parseArgs } from "node:util";
import { type DeliveryState, deliveryStates } from "../store/schema.ts";

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
  requeue ID            send a pending, uncertain or parked email now
  erase --email ADDRESS permanently erase the personal data of an address and cancel its unsent emails

ID is an enquiry's id, or the eight-character reference in the email's subject.
STATE is ${deliveryStates.slice(0, -1).join(", ")} or ${deliveryStates.at(-1)}.
--json writes JSON instead of text or CSV. --help shows this help.

Uses the server's settings: DATA_DIR, or DATABASE_URL for PostgreSQL. Run it as the server's user.
Exit codes: 0 success, 1 failure, 2 invalid command.
`;

/** A parsed command with validated options. References are in lower case, as stored. */
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

/** The options of each command besides --json, and whether it takes an ID. */
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
    // Removes Node's advice on how to pass arguments that look like options.
    throw new UsageError(String((error as Error).message).split(/\.? To specify|\n/, 1)[0]);
  }
}

/** Parses the arguments. @throws UsageError if they are invalid */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const json = values.json ?? false;
  const [name, reference, ...rest] = positionals;
  if (values.help || (name === "help" && !reference)) return { name: "help", json };
  if (name === undefined) throw new UsageError("Missing command: use list, show, export, requeue or erase");
  if (!isCommand(name)) throw new UsageError("Unknown command: use list, show, export, requeue or erase");
  const { takes, id } = commands[name];
  const unknown = (Object.keys(values) as OptionName[]).find((option) => option !== "json" && !takes.includes(option));
  if (unknown) throw new UsageError(`${name} does not accept --${unknown}`);
  if (rest.length > 0 || (!id && reference !== undefined))
    throw new UsageError(`${name} does not accept further arguments`);

  if (values.email !== undefined && !/^\S+@\S+$/.test(values.email))
    throw new UsageError("--email must be an email address");
  const email = values.email === undefined ? {} : { email: values.email };
  switch (name) {
    case "show":
    case "requeue":
      if (!/^(?:[\da-f]{8}|[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/i.test(reference ?? ""))
        throw new UsageError(`${name} needs an ID: a full id, or the eight-character reference in the email's subject`);
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
