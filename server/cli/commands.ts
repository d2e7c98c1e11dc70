import { cleanOutbox } from "../delivery/outbox.ts";
import type { FoundEnquiry } from "../store/find-enquiries.ts";
import type { Store } from "../store/store.ts";
import { byteOrderMark, csvRow } from "./csv.ts";
import { eventsToJson, tableHead, toJson, toLine, toTableRow, toText } from "./enquiry-report.ts";
import type { Command } from "./usage.ts";

/** A command failed; the message is a single line for the operator. */
export class CommandError extends Error {}

interface CommandContext {
  readonly store: Pick<Store, "list" | "find" | "events" | "requeue" | "eraseByEmail" | "unsentAmong">;
  readonly outboxDirectory: string;
  /** Resolves once the text is written, so that a long export is not buffered in memory. */
  readonly write: (text: string) => Promise<void>;
}

const pageSize = 500;
const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

async function findOne(store: CommandContext["store"], reference: string): Promise<FoundEnquiry> {
  const [found, ...others] = await store.find(reference);
  if (!found) throw new CommandError(`Enquiry ${reference} not found.`);
  if (others.length > 0) throw new CommandError(`Several enquiries match ${reference}: use the full id.`);
  return found;
}

async function* allEnquiries(store: CommandContext["store"], email: string | undefined): AsyncGenerator<FoundEnquiry> {
  for (let after = ""; ;) {
    const page = await store.list({ after, email, limit: pageSize });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}

async function exportAll({ store, write }: CommandContext, email: string | undefined, asJson: boolean): Promise<void> {
  await write(asJson ? "[" : byteOrderMark + csvRow(tableHead));
  let separator = "\n";
  for await (const enquiry of allEnquiries(store, email)) {
    await write(asJson ? separator + JSON.stringify(toJson(enquiry)) : csvRow(toTableRow(enquiry)));
    separator = ",\n";
  }
  if (asJson) await write("\n]\n");
}

/**
 * Runs a command.
 * @throws CommandError if it fails, or the database's error
 */
export async function runCommand(context: CommandContext, command: Exclude<Command, { name: "help" }>): Promise<void> {
  const { store, outboxDirectory, write } = context;
  switch (command.name) {
    case "list": {
      const found = await store.list(command);
      const lines = found.length === 0 ? "No enquiries.\n" : `${found.map(toLine).join("\n")}\n`;
      return write(command.json ? json(found.map(toJson)) : lines);
    }
    case "show": {
      const found = await findOne(store, command.reference);
      const events = found.delivery ? await store.events(found.delivery.id) : [];
      const shown = () => json({ ...toJson(found), events: eventsToJson(events) });
      return write(command.json ? shown() : `${toText(found, events)}\n`);
    }
    case "export":
      return exportAll(context, command.email, command.json);
    case "requeue": {
      const { id, delivery } = await findOne(store, command.reference);
      if (!delivery) throw new CommandError("This enquiry is a suspect waiting for the next digest.");
      if (!(await store.requeue(delivery.id)))
        throw new CommandError(
          `This enquiry's email is ${delivery.state}: only pending, uncertain or parked emails can be requeued.`,
        );
      return write(command.json ? json({ requeued: id }) : `Requeued: ${id}\n`);
    }
    case "erase": {
      const erased = await store.eraseByEmail(command.email);
      await cleanOutbox(store, outboxDirectory);
      return write(command.json ? json({ erased }) : `Enquiries erased: ${erased.length}\n`);
    }
  }
}
