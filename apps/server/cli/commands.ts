import { setTimeout as sleep } from "node:timers/promises";
import { cleanOutbox } from "../delivery/outbox.ts";
import type { FoundEnquiry } from "../store/find-enquiries.ts";
import type { Store } from "../store/store.ts";
import { byteOrderMark, csvRow } from "./csv.ts";
import {
  actionToJson,
  actionToLine,
  eventsToJson,
  tableHead,
  toJson,
  toLine,
  toTableRow,
  toText,
} from "./enquiry-report.ts";
import { readBounce } from "./bounce-file.ts";
import { CommandError } from "./command-error.ts";
import { rescueFiles } from "./rescue.ts";
import type { Command } from "./usage.ts";

export interface CommandContext {
  readonly store: Pick<
    Store,
    | "list"
    | "find"
    | "events"
    | "requeue"
    | "admitOne"
    | "eraseByEmail"
    | "clearErased"
    | "copies"
    | "damagedFiles"
    | "carryOver"
    | "unsentAmong"
    | "recordBounce"
    | "recordClockCheck"
    | "actions"
  >;
  readonly outboxDirectory: string;
  /** The database with SQLite. */
  readonly databaseFile: string;
  /** Reports that a command did only a part of its work. */
  readonly fail: (line: string) => void;
  /** Resolves once the text is written, so that a long export is not buffered in memory. */
  readonly write: (text: string) => Promise<void>;
}

const pageSize = 500;
/** How long to try to clear the files of erased data, in milliseconds: longer than a backup of a small database. */
const patience = 10_000;
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

async function exportAll(
  { store, write }: CommandContext,
  email: string | undefined,
  asJson: boolean,
): Promise<number> {
  let count = 0;
  await write(asJson ? "[" : byteOrderMark + csvRow(tableHead));
  let separator = "\n";
  for await (const enquiry of allEnquiries(store, email)) {
    await write(asJson ? separator + JSON.stringify(toJson(enquiry)) : csvRow(toTableRow(enquiry)));
    separator = ",\n";
    count += 1;
  }
  if (asJson) await write("\n]\n");
  return count;
}

/** Posts go on meanwhile. */
async function clearWithin(store: CommandContext["store"], milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (!(await store.clearErased())) {
    if (performance.now() > end) return false;
    await sleep(100);
  }
  return true;
}

async function requeueOne(store: CommandContext["store"], reference: string): Promise<string> {
  const { id, delivery, erasedAt } = await findOne(store, reference);
  if (!delivery && erasedAt !== null) throw new CommandError("This enquiry is erased.");
  if (!delivery) {
    if (await store.admitOne(id)) return id;
    throw new CommandError("This enquiry is a suspect: it comes in full with the next digest, within the hour.");
  }
  if ((await store.requeue({ id: delivery.id })) === 0)
    throw new CommandError(
      `This enquiry's email is ${delivery.state}: only pending, uncertain, parked or bounced emails can be requeued.`,
    );
  return id;
}

async function recordBounce(store: CommandContext["store"], file: string): Promise<string[]> {
  const { messageIds, status, isFailure } = await readBounce(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read (${error.code ?? error.name}).`);
  });
  if (!isFailure) throw new CommandError(`${file} reports no failure: the email was delayed or delivered.`);
  const found: string[] = [];
  for (const id of messageIds) found.push(...[await store.recordBounce(id, status)].filter((one) => one !== undefined));
  if (found.length === 0) throw new CommandError(`${file} names none of the emails that were sent.`);
  return found;
}

/**
 * Runs a command.
 * @returns how many enquiries it changed or exported; undefined if it only showed some
 * @throws CommandError if it fails, or the database's error
 */
export async function runCommand(
  context: CommandContext,
  command: Exclude<Command, { name: "help" | "test-mail" }>,
): Promise<number | undefined> {
  const { store, outboxDirectory, write } = context;
  switch (command.name) {
    case "list": {
      const found = await store.list(command);
      const lines = found.length === 0 ? "No enquiries.\n" : `${found.map(toLine).join("\n")}\n`;
      return void (await write(command.json ? json(found.map(toJson)) : lines));
    }
    case "show": {
      const found = await findOne(store, command.reference);
      const events = found.delivery ? await store.events(found.delivery.id) : [];
      const shown = () => json({ ...toJson(found), events: eventsToJson(events) });
      return void (await write(command.json ? shown() : `${toText(found, events)}\n`));
    }
    case "export":
      return exportAll(context, command.email, command.json);
    case "requeue": {
      if ("reference" in command) {
        const id = await requeueOne(store, command.reference);
        await write(command.json ? json({ requeued: id }) : `Requeued: ${id}\n`);
        return 1;
      }
      const count = await store.requeue(command);
      await write(command.json ? json({ requeued: count }) : `Emails requeued: ${count}\n`);
      return count;
    }
    case "bounced": {
      const bounced = await recordBounce(store, command.file);
      await write(command.json ? json({ bounced }) : `Recorded as bounced: ${bounced.join(", ")}\n`);
      return bounced.length;
    }
    case "rescue":
      return rescueFiles(context, command.file, command.json);
    case "clock-checked": {
      const ahead = Math.round((await store.recordClockCheck()) / 1000);
      const now = new Date().toISOString();
      const told = ahead > 0 ? `${ahead} s ahead of it, which is no longer reported` : "not ahead of it";
      await write(
        command.json ? json({ now, aheadSeconds: ahead }) : `The clock says ${now}. Stored times are ${told}.\n`,
      );
      return 0;
    }
    case "log": {
      const actions = await store.actions(command.limit);
      const lines = actions.map(actionToLine).join("");
      return void (await write(command.json ? json(actions.map(actionToJson)) : lines || "No actions.\n"));
    }
    case "erase": {
      const erased = await store.eraseByEmail(command.email);
      await cleanOutbox(store, outboxDirectory);
      const cleared = await clearWithin(store, patience);
      await write(command.json ? json({ erased, cleared }) : `Enquiries erased: ${erased.length}\n`);
      if (!cleared)
        context.fail(
          "Their text is still in the database's files, because another program is using the database. The server tries again every minute, until that program has ended; run the command again to see whether it is gone.",
        );
      const copies = store.copies();
      if (copies.length > 0)
        context.fail(
          `Their text may still be in what was saved when the database's files had been removed or changed: delete ${copies.join(", ")} once nothing in them is needed.`,
        );
      return erased.length;
    }
  }
}
