import { createHash } from "node:crypto";
import { freeNumbers } from "@ttpl/content/check/check-project-facets.ts";
import { errorsWith } from "../content/candidate.ts";
import { keysAt } from "../content/form-schema.ts";
import { nameOfEntry } from "../content/in-words.ts";
import { movedPages } from "../content/moved-pages.ts";
import { readContentText, rewriteContentList } from "../editing/content-text.ts";
import { CannotEdit } from "../editing/yaml/entries.ts";
import { changedList, type ListChange } from "../editing/yaml/rewrite-entries.ts";
import type { FileTexts } from "../history/undo-steps.ts";
import type { FieldError, SpreadsheetPlan, SpreadsheetRow } from "../wire.ts";
import { valueIn } from "./columns.ts";
import { type ComparedRow, compareRows, type ListShape, type Place, shapeOf, titlesOf } from "./compare-rows.ts";
import { type Entry, filesOf, type ListFile, type SpreadsheetList } from "./lists.ts";
import { isOpen, signed } from "./open-mark.ts";
import { readWorkbook } from "./read-workbook.ts";
import { tableOfWorkbook } from "./table-of-workbook.ts";

export interface SpreadsheetOptions {
  /** All entries that nobody has confirmed go, unless a row changes them. */
  readonly replaceSamples: boolean;
  /** Entries that no row has go. */
  readonly removeGone: boolean;
}

export interface PlannedSpreadsheet {
  readonly plan: SpreadsheetPlan;
  readonly files: readonly FileTexts[];
}

/** Gives new rows without a number those that are free. */
function numbered(rows: readonly ComparedRow[], { columns, files }: ListShape): ComparedRow[] {
  const column = columns.find(({ schema }) => schema["numbered"] === true);
  if (!column) return [...rows];
  const entries: readonly Entry[] = [
    ...files.flatMap((file) => file.entries),
    ...rows.flatMap(({ entry }): Entry[] => (entry ? [entry] : [])),
  ];
  const used = entries.map((entry) => valueIn(entry, column.path)).filter((id) => typeof id === "string");
  const free = freeNumbers(used, rows.length).values();
  return rows.map((row) =>
    row.kind !== "new" || !row.entry || valueIn(row.entry, column.path) !== undefined
      ? row
      : { ...row, entry: { [column.path[0]]: free.next().value, ...row.entry } },
  );
}

/** Rows whose entries have the fingerprints of what is confirmed in them, their numbers included. */
const withFingerprints = (rows: readonly ComparedRow[]): ComparedRow[] =>
  rows.map((row) => {
    if (!row.entry || (row.kind !== "new" && row.kind !== "changed")) return row;
    return { ...row, entry: signed(row.entry, row.place?.file.entries[row.place.index] ?? {}) };
  });

/** What becomes of one file. */
interface FileChange {
  readonly file: ListFile;
  readonly change: ListChange;
  /** The row of each entry afterwards; undefined for one that stays. */
  readonly rows: readonly (ComparedRow | undefined)[];
  /** Positions of the entries that go and that no row has. */
  readonly gone: readonly number[];
}

function fileChange(file: ListFile, rows: readonly ComparedRow[], options: SpreadsheetOptions): FileChange {
  const own = new Map(rows.flatMap((row) => (row.place?.file === file ? [[row.place.index, row] as const] : [])));
  const changed = new Map<number, Entry | undefined>();
  const gone: number[] = [];
  for (const [index, entry] of file.entries.entries()) {
    const row = own.get(index);
    if (row?.kind === "changed") changed.set(index, row.target === file ? row.entry : undefined);
    const isSample = options.replaceSamples && isOpen(entry) && (!row || row.kind === "same");
    if (isSample || (options.removeGone && !row)) gone.push(index);
  }
  const arriving = rows.filter(
    ({ kind, target, place }) => target === file && (kind === "new" || (kind === "changed" && place?.file !== file)),
  );
  const added = arriving.flatMap(({ entry }): Entry[] => (entry ? [entry] : []));
  for (const index of gone) changed.set(index, undefined);
  const inPlace = file.entries.keys().flatMap((index) => {
    if (changed.has(index) && changed.get(index) === undefined) return [];
    return [changed.has(index) ? own.get(index) : undefined];
  });
  return { file, change: { changed, added }, rows: [...inPlace, ...arriving], gone };
}

const textOf = (list: SpreadsheetList, { file, change }: FileChange): string =>
  change.changed.size === 0 && change.added.length === 0
    ? file.raw
    : rewriteContentList(file.raw, list.entries, change, (path) => keysAt(file.schema, path));

/** An error in words for whoever fills in a spreadsheet. */
function errorInWords({ path = [], problem, fix }: FieldError, { columns }: ListShape): string {
  const inEntry = path.slice(3);
  const column = columns.find((each) => each.path.every((key, index) => inEntry[index] === key));
  return `${column ? `“${column.title}”: ` : ""}${problem}. ${fix}`.trim();
}

interface Checked {
  readonly rows: readonly ComparedRow[];
  readonly changes: readonly FileChange[];
  readonly texts: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

/** Errors of references are found only after those of single values. */
const mostRounds = 8;

/** Leaves out rows with which the content would not be right, until it is. */
function checked(
  root: string,
  list: SpreadsheetList,
  shape: ListShape,
  compared: readonly ComparedRow[],
  options: SpreadsheetOptions,
): Checked {
  let rows = compared;
  for (let round = 0; ; round++) {
    const changes = shape.files.map((file) => fileChange(file, rows, options));
    const texts = new Map(
      changes
        .map((change) => [change.file.name, textOf(list, change)] as const)
        .filter(([name, text]) => shape.files.some((file) => file.name === name && file.raw !== text)),
    );
    const errors = texts.size === 0 ? [] : errorsWith(root, texts);
    const ofRow = Map.groupBy(errors, ({ file, path = [] }) => {
      const change = changes.find((each) => each.file.name === file);
      return path[1] === list.entries && typeof path[2] === "number" ? change?.rows[path[2]] : undefined;
    });
    const others = ofRow.get(undefined) ?? [];
    ofRow.delete(undefined);
    if (ofRow.size === 0 || round === mostRounds) {
      const rest = [...others, ...[...ofRow.values()].flat()];
      return { rows, changes, texts, problems: [...new Set(rest.map((error) => errorInWords(error, shape)))] };
    }
    rows = rows.map((row) => {
      const found = ofRow.get(row);
      if (!found) return row;
      return { ...row, kind: "unclear", problems: [...new Set(found.map((error) => errorInWords(error, shape)))] };
    });
  }
}

const isAt = ({ file, index }: Place, { place }: ComparedRow): boolean => place?.file === file && place.index === index;

function rowsOf(rows: readonly ComparedRow[], places: readonly Place[]): SpreadsheetRow[] {
  const inSpreadsheet = rows.flatMap(({ row, kind, name, target, place, changes, problems }): SpreadsheetRow[] => {
    if (kind === "same") return [];
    const group = (target ?? place?.file)?.group ?? "";
    return [
      {
        kind,
        row,
        name,
        ...(group !== "" && { group }),
        changes: kind === "changed" || kind === "new" ? changes : [],
        problems,
      },
    ];
  });
  const gone = places.map((place): SpreadsheetRow => {
    const { file, index } = place;
    const name = nameOfEntry(file.entries[index], index);
    const row = rows.find((each) => isAt(place, each))?.row;
    const at = row !== undefined && { row };
    return { kind: "gone", ...at, name, ...(file.group !== "" && { group: file.group }), changes: [], problems: [] };
  });
  return [...inSpreadsheet, ...gone];
}

const outOfDate =
  "Some rows are out of date, so it cannot be told which entries have no row. Download the file again before anything is removed or replaced.";

/** Pages of openings that get another address. */
function movedNotes(list: SpreadsheetList, changes: readonly FileChange[]): string[] {
  return changes.flatMap(({ file, change }) => {
    const before = readContentText(file.name, file.raw).data;
    const now = { ...(before as object), [list.entries]: changedList(file.entries, change) };
    return movedPages(file.name, before, now).map(
      ({ from, to }) =>
        `A page moves from ${from} to ${to}, and links to the old address lead nowhere then. To let them lead to the new one, add ${from} to the former addresses of its page.`,
    );
  });
}

/**
 * What a spreadsheet would change, and the texts of the files with that.
 * @throws UnreadableSpreadsheet if it has no rows that can be compared
 * @throws CannotEdit if a file of the list cannot be read
 */
export async function planSpreadsheet(
  root: string,
  list: SpreadsheetList,
  bytes: Uint8Array,
  options: SpreadsheetOptions,
): Promise<PlannedSpreadsheet> {
  const workbook = await readWorkbook(bytes);
  const files = filesOf(root, list);
  const shape = shapeOf(list, files);
  const table = tableOfWorkbook(workbook, titlesOf(shape));
  const compared = withFingerprints(numbered(compareRows(shape, table), shape));
  const isOutOfDate = compared.some(({ kind }) => kind === "stale");
  const removes = options.replaceSamples || options.removeGone;
  let result: Checked;
  try {
    result = checked(root, list, shape, compared, isOutOfDate ? { replaceSamples: false, removeGone: false } : options);
  } catch (error) {
    if (!(error instanceof CannotEdit)) throw error;
    result = { rows: compared, changes: [], texts: new Map(), problems: [error.message] };
  }
  const { rows, changes, texts } = result;
  const problems = [...(isOutOfDate && removes ? [outOfDate] : []), ...result.problems];
  const withRow = new Set(rows.map(({ place }) => place && `${place.file.name} ${place.index}`));
  const places = files.flatMap((file) => file.entries.map((_, index): Place => ({ file, index })));
  const written =
    problems.length > 0
      ? []
      : files.flatMap(({ name, raw }): FileTexts[] => {
          const after = texts.get(name);
          return after === undefined ? [] : [{ name, before: raw, after }];
        });
  const leaving = changes.flatMap(({ file, gone }) => gone.map((index): Place => ({ file, index })));
  const plan: SpreadsheetPlan = {
    id: createHash("sha256").update(JSON.stringify(written)).digest("base64url").slice(0, 22),
    rows: rowsOf(rows, leaving),
    same: rows.filter((row) => row.kind === "same" && !leaving.some((place) => isAt(place, row))).length,
    gone: places.filter(({ file, index }) => !withRow.has(`${file.name} ${index}`)).length,
    samples: places.filter(({ file, index }) => isOpen(file.entries[index] ?? {})).length,
    unconfirmed: rows.filter(({ kind, entry }) => (kind === "new" || kind === "changed") && isOpen(entry ?? {})).length,
    notes: [...table.notes, ...movedNotes(list, changes)],
    problems,
    files: written.map(({ name }) => name),
  };
  return { plan, files: written };
}
