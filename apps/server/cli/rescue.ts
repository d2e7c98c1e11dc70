import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { CarriedOver } from "../store/rescue/carry-over.ts";
import type { Store } from "../store/store.ts";
import { CommandError } from "./command-error.ts";

interface RescueContext {
  readonly store: Pick<Store, "damagedFiles" | "carryOver">;
  readonly databaseFile: string;
  readonly fail: (line: string) => void;
  readonly write: (text: string) => Promise<void>;
}

const titles: Readonly<Record<keyof CarriedOver["rows"], string>> = {
  enquiry: "enquiries",
  delivery: "emails",
  delivery_event: "events of emails",
  operator_action: "operators' actions",
};

function reportOf(file: string, { rows, mailedAgain, unreadable }: CarriedOver): string {
  const lines = Object.entries(titles).map(([table, title]) => {
    const { carried, present, damagedInPart, unreadable: lost } = rows[table as keyof typeof rows];
    const damaged = damagedInPart > 0 ? `, ${damagedInPart} of them damaged in part` : "";
    return `  ${title}: ${carried} carried over, ${present} already there${damaged}, ${lost} unreadable`;
  });
  const unknown = mailedAgain > 0 ? [`  emails of unknown state that are sent, perhaps once more: ${mailedAgain}`] : [];
  const lost = unreadable.map(
    ({ table, rowid, id }) => `  unreadable: ${table} ${rowid}${id === null ? "" : ` ${id}`}`,
  );
  return [`${file}:`, ...lines, ...unknown, ...lost, ""].join("\n");
}

/**
 * Carries over what can be read of damaged databases: those that were set aside, or any file.
 * @returns the number of enquiries that are new in the database
 * @throws CommandError if there is no such file
 */
export async function rescueFiles(
  { store, databaseFile, fail, write }: RescueContext,
  given: string | undefined,
  asJson: boolean,
): Promise<number> {
  const setAside = store.damagedFiles();
  // The database itself has been set aside before if it was damaged.
  const path = given === undefined || resolve(given) === resolve(databaseFile) ? undefined : resolve(given);
  if (path !== undefined && !existsSync(path) && !existsSync(`${path}-wal`))
    throw new CommandError(`${path} does not exist.`);
  const own = setAside.filter(({ file }) => path === undefined || resolve(file) === path);
  const other = { cause: "", foundAt: "", isCopied: false };
  const files = path === undefined || own.length > 0 ? own : [{ file: path, record: other }];
  if (files.length === 0 && !asJson) await write("No damaged database was set aside.\n");
  const reports: (CarriedOver & { readonly file: string })[] = [];
  for (const damaged of files) {
    const carriedOver = await store.carryOver(damaged);
    reports.push({ file: damaged.file, ...carriedOver });
    if (!asJson) await write(reportOf(damaged.file, carriedOver));
  }
  if (asJson) await write(`${JSON.stringify(reports, undefined, 2)}\n`);
  const sum = (kind: "carried" | "unreadable") => reports.reduce((total, { rows }) => total + rows.enquiry[kind], 0);
  if (sum("unreadable") > 0)
    fail(`${sum("unreadable")} enquiries cannot be read: if a backup has them, carry them over with rescue FILE.`);
  return sum("carried");
}
