import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fragmentOf } from "@ttpl/content/parse/fragment.ts";
import { expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { parse } from "yaml";
import { keyTitle } from "../../spreadsheet/columns.ts";
import { readCsv } from "../../spreadsheet/read-csv.ts";
import { readXlsx } from "../../spreadsheet/read-xlsx.ts";
import { confirmablesOf, withMarks } from "../../content/confirm.ts";
import type { FileEntry, History, SpreadsheetApplied, SpreadsheetListInfo, SpreadsheetPlan } from "../../wire.ts";
import { changedLines } from "./changed-lines.ts";
import { type EditorCopy, editorCopy } from "./editor-copy.ts";
import { dateCell, formula, handMadeXlsx, type RawCell } from "./hand-made-xlsx.ts";

type Row = RawCell[];
const lists = ["projects", "openings", "quotes"] as const;

/** Other words for a row, which no content has. */
const words = (at: number) => `Words of the test ${at}`;

/** The editor over a copy of the content in which each department has an opening. */
async function filledCopy(): Promise<EditorCopy> {
  const editor = await editorCopy();
  for (const name of await filesOf(editor, "openings")) {
    if ((parse(editor.text(name)) as { openings: unknown[] }).openings.length > 0) continue;
    const file = await editor.open(name);
    await editor.save(file, { openings: [{ title: `Role of ${file.title}`, years: 3, work: "Checks drawings" }] });
  }
  return editor;
}

/** A list as it is downloaded: its rows, by the headings. */
async function downloaded(editor: EditorCopy, list: string, ending = "xlsx") {
  const { status, bytes, headers } = await editor.download(`spreadsheet/${list}.${ending}`);
  expect(status).toBe(200);
  // The editor reads workbooks in a process of their own, which takes longer than the rest of a test.
  const answer = ending === "csv" ? { worksheets: [{ rows: readCsv(bytes) }] } : await readXlsx(bytes);
  const [head = [], ...rows] = ("worksheets" in answer ? (answer.worksheets[0]?.rows ?? []) : []) as Row[];
  const column = (title: string) => head.indexOf(title);
  return { bytes, headers, head: head as string[], rows, column };
}

type Downloaded = Awaited<ReturnType<typeof downloaded>>;

interface Asked {
  readonly status: number;
  readonly body: SpreadsheetPlan & SpreadsheetApplied & { problem?: string };
}

const compare = (editor: EditorCopy, list: string, file: Uint8Array, options = "") =>
  editor.ask<Asked["body"]>(`spreadsheet/${list}?${options}`, file);

const apply = async (editor: EditorCopy, list: string, file: Uint8Array, options = ""): Promise<Asked> => {
  const { body } = await compare(editor, list, file, options);
  return compare(editor, list, file, `${options}&apply=${encodeURIComponent(body.id)}`);
};

/** The files of all lists, which no test adds to. */
let known: readonly SpreadsheetListInfo[] | undefined;

const filesOf = async (editor: EditorCopy, list: string) => {
  known ??= (await editor.ask<{ spreadsheets: SpreadsheetListInfo[] }>("files")).body.spreadsheets;
  return known.find((spreadsheet) => spreadsheet.list === list)?.files ?? [];
};

const textsOf = async (editor: EditorCopy, list: string) =>
  Object.fromEntries((await filesOf(editor, list)).map((name) => [name, editor.text(name)]));

/** The titles of a list's column of texts, and of a column that may be empty. */
const columnsOf = {
  projects: ["What was done", "Year"],
  openings: ["The work", "Posted on"],
  quotes: ["Role", "Confirmed by: When"],
} as const;

test.each(lists)("%s come back from Excel and CSV as they were sent", async (list) => {
  const editor = await filledCopy();
  for (const ending of ["xlsx", "csv"]) {
    const { bytes, rows, headers } = await downloaded(editor, list, ending);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${list}.${ending}"`);
    const { body } = await compare(editor, list, bytes);
    expect(body).toMatchObject({ rows: [], same: rows.length, gone: 0, notes: [], problems: [], files: [] });
    expect(rows.length).toBeGreaterThan(0);
  }
});

test.each(lists)("%s: a changed row changes its own lines, and is undone in one step", async (list) => {
  const editor = await filledCopy();
  const before = await textsOf(editor, list);
  const { head, rows, column } = await downloaded(editor, list);
  const [title] = columnsOf[list];
  const last = rows.at(-1) ?? [];
  const first = rows[0] ?? [];
  const old = String(first[column(title)]);
  last[column(title)] = words(2);
  first[column(title)] = words(1);
  // Sorted otherwise, as somebody may do.
  const file = handMadeXlsx({ Sorted: [head, ...rows.toReversed()] });
  const { body: plan } = await compare(editor, list, file);
  expect(plan.rows.filter(({ kind }) => kind === "changed")).toHaveLength(plan.rows.length);
  expect(plan.rows.at(-1)).toMatchObject({
    row: rows.length + 1,
    changes: [{ column: title, before: old.replaceAll("\u00a0", " "), after: words(1) }],
  });
  const applied = await apply(editor, list, file);
  expect(applied.status).toBe(200);
  expect(applied.body.changes).toEqual([`${new Set([first, last]).size} changed`]);
  for (const name of applied.body.files) {
    const { before: lines } = changedLines(before[name] ?? "", editor.text(name));
    expect(lines, name).toBeLessThan((before[name] ?? "").split("\n").length);
  }
  const now = await textsOf(editor, list);
  expect(Object.values(now).join("")).toContain(words(1));
  const history = await editor.ask<History>("history");
  expect([history.body.undo[0]?.name, ...(history.body.undo[0]?.others ?? [])]).toEqual(applied.body.files);
  expect((await editor.ask("undo", { id: history.body.undo[0]?.id })).status).toBe(200);
  expect(await textsOf(editor, list)).toEqual(before);
});

test.each(lists)("%s: a new row and one without any are told; only what is asked for goes", async (list) => {
  const editor = await filledCopy();
  const { head, rows, column } = await downloaded(editor, list);
  const own = (at: number) =>
    head.map((title, index): RawCell => {
      if (title === keyTitle || title === "Number") return null;
      const isText = typeof rows[0]?.[index] === "string" && title !== head[1];
      return isText && ["Role", "The work", "What was done"].includes(title) ? words(at) : (rows[0]?.[index] ?? null);
    });
  const withoutName = (row: Row) => (list === "quotes" ? row.with(column("Short name"), null) : row);
  const count = rows.length;
  const first = handMadeXlsx({ A: [head, ...rows, withoutName(own(1))] });
  expect((await compare(editor, list, first)).body).toMatchObject({
    gone: 0,
    same: count,
    rows: [{ kind: "new", row: count + 2 }],
  });
  expect((await apply(editor, list, first)).body.changes).toEqual(["1 added"]);

  const added = await downloaded(editor, list);
  const rest = added.rows.filter((row) => !row.includes(words(1)));
  const second = handMadeXlsx({ A: [head, ...rest, withoutName(own(2))] });
  expect((await compare(editor, list, second)).body).toMatchObject({ gone: 1, same: count, rows: [{ kind: "new" }] });
  expect((await apply(editor, list, second, "gone=remove")).body.changes).toEqual(["1 added", "1 removed"]);
  const after = await downloaded(editor, list);
  expect(after.rows.filter((row) => row.includes(words(1)))).toEqual([]);
  expect(after.rows.filter((row) => row.includes(words(2)))).toHaveLength(1);
  expect(after.rows).toHaveLength(count + 1);
});

test("what has been changed since the download is refused, and nothing is doubled", async () => {
  const editor = await filledCopy();
  const { head, rows, column } = await downloaded(editor, "projects");
  const [title] = columnsOf.projects;
  (rows[0] ?? [])[column(title)] = words(1);
  const added = (rows[0] ?? []).with(0, null).with(column("Number"), null).with(column(title), words(2));
  const file = handMadeXlsx({ A: [head, ...rows, added] });
  expect((await apply(editor, "projects", file)).status).toBe(200);
  const once = await textsOf(editor, "projects");
  // Dropped twice: all of it is there.
  expect((await compare(editor, "projects", file)).body).toMatchObject({ rows: [], same: rows.length + 1, files: [] });

  (rows[0] ?? [])[column(title)] = words(3);
  const stale = await compare(editor, "projects", handMadeXlsx({ A: [head, ...rows] }), "gone=remove");
  expect(stale.body).toMatchObject({
    files: [],
    rows: [{ kind: "stale", row: 2, problems: [expect.stringContaining("Download the file again")] }],
    problems: [expect.stringContaining("out of date")],
  });
  expect(await textsOf(editor, "projects")).toEqual(once);
});

test("a plan that is no longer what would be written is not applied", async () => {
  const editor = await filledCopy();
  const { head, rows, column } = await downloaded(editor, "quotes");
  (rows[0] ?? [])[column("Role")] = words(1);
  const file = handMadeXlsx({ A: [head, ...rows] });
  const { body } = await compare(editor, "quotes", file);
  const [name = ""] = await filesOf(editor, "quotes");
  editor.write(name, `# Somebody else\n${editor.text(name)}`);
  const answer = await compare(editor, "quotes", file, `apply=${encodeURIComponent(body.id)}`);
  expect(answer).toMatchObject({ status: 409, body: { rows: [{ kind: "changed" }] } });
  expect(editor.text(name)).not.toContain(words(1));
});

/** A new row with what a project has to have. */
const ownProject = ({ head, rows, column }: Downloaded, at: number, cells: Readonly<Record<string, RawCell>> = {}) => {
  const row = head.map((): RawCell => null).with(1, rows[0]?.[1] ?? null);
  const given = { "What was done": words(at), Client: "A client of the test", ...cells };
  for (const [title, cell] of Object.entries(given)) row[column(title)] = cell;
  return row;
};

test("rows that are not understood are left out, each with what to type", async () => {
  const editor = await filledCopy();
  const list = await downloaded(editor, "projects");
  const { head, rows, column } = list;
  const group = head[1] ?? "";
  const faults: Record<string, RawCell>[] = [
    { Year: "about 2010" },
    { "What was done": null },
    { "Our part": "nobodys-part" },
    { [group]: "Nowhere" },
    { Size: formula("A1*2") },
    { Size: dateCell(46_418) },
    { Year: 2019 },
  ];
  const own = faults.map((cells, index) => ownProject(list, index, cells));
  const twins = [1, 2].map((at) => (rows[0] ?? []).with(column("What was done"), words(10 + at)));
  const file = handMadeXlsx({ A: [head, ...own, ...own.slice(-1), ...twins] });
  const { body } = await compare(editor, "projects", file);
  const problems = Object.fromEntries(body.rows.map(({ row, kind, problems: [first] }) => [row, [kind, first]]));
  expect(problems).toEqual({
    2: ["unclear", "“Year” has “about 2010”, which is no number. Type digits alone, such as 2019."],
    3: ["unclear", "“What was done”: Is missing. Please fill it in."],
    4: ["unclear", expect.stringMatching(/^“Our part”: Has the role "nobodys-part".*Use one of/)],
    5: ["unclear", expect.stringContaining(`“${group}” has “Nowhere”. Type one of “${String(rows[0]?.[1])}”`)],
    6: ["unclear", "“Size” has a formula whose result is not in the file. Type the value in its place."],
    7: ["unclear", "“Size” has become a date in the spreadsheet. Format the cell as text, and type it again."],
    8: ["new", undefined],
    9: ["unclear", "It says the same as row 8. Remove one of them."],
    10: ["unclear", expect.stringContaining("It has the key of row 11.")],
    11: ["unclear", expect.stringContaining("It has the key of row 10.")],
  });
  expect(body.problems).toEqual([]);
  expect(body.files).toHaveLength(1);
});

test("a copied row that is the first is known by what it says", async () => {
  const editor = await filledCopy();
  const { head, rows, column } = await downloaded(editor, "projects");
  const copy = (rows[0] ?? []).with(column("What was done"), words(1));
  const { body } = await compare(editor, "projects", handMadeXlsx({ A: [head, copy, ...rows] }));
  expect(body).toMatchObject({ same: rows.length, gone: 0, rows: [{ kind: "unclear", row: 2 }] });
});

test("a row moves into another group", async () => {
  const editor = await filledCopy();
  const list = await downloaded(editor, "projects");
  const { head, rows, column } = list;
  const to = rows.find((row) => row[1] !== rows[0]?.[1])?.[1] ?? null;
  await apply(editor, "projects", handMadeXlsx({ A: [head, ownProject(list, 1)] }));
  const { rows: now } = await downloaded(editor, "projects");
  const isOwn = (row: Row) => row[column("What was done")] === words(1);
  const moved = now.map((row) => (isOwn(row) ? row.with(1, to) : row));
  const { body } = await apply(editor, "projects", handMadeXlsx({ A: [head, ...moved] }));
  expect(body).toMatchObject({ changes: ["1 changed"], files: [expect.any(String), expect.any(String)] });
  const after = await downloaded(editor, "projects");
  expect(after.rows.filter(isOwn).map((row) => row[1])).toEqual([to]);
  expect(after.rows).toHaveLength(rows.length + 1);
});

test("headings below a title, other columns, a missing one and a second worksheet are told", async () => {
  const editor = await filledCopy();
  const { head, rows, column } = await downloaded(editor, "openings");
  const [title] = columnsOf.openings;
  (rows[0] ?? [])[column(title)] = words(1);
  const years = column("Years of experience, at least");
  const drop = (row: Row) => row.toSpliced(years, 1);
  const worksheet = [
    ["All openings of this year"],
    [],
    drop(head.with(column(title), `  ${title.toUpperCase()} `)).concat("My notes"),
    ...rows.map((row) => drop(row).concat("a note")),
  ];
  const { body } = await compare(editor, "openings", handMadeXlsx({ Cover: [["Read me"]], Work: worksheet }));
  expect(body.rows).toMatchObject([{ kind: "changed", row: 4, changes: [{ column: title, after: words(1) }] }]);
  expect(body.notes).toEqual([
    "The headings were found in row 3; what is above is not read.",
    "Only the worksheet “Work” is read, not “Cover”.",
    "The file has no column “Years of experience, at least”: what the website has there stays as it is.",
    "The column “My notes” is not known, and not read.",
  ]);
  const none = await compare(editor, "openings", handMadeXlsx({ A: [["Read me"], [1, 2, 3]] }));
  expect(none).toMatchObject({ status: 422, body: { problem: expect.stringContaining("“The work”") } });
  const twice = await compare(editor, "openings", handMadeXlsx({ A: [[...head, title], ...rows] }));
  expect(twice).toMatchObject({
    status: 422,
    body: { problem: expect.stringContaining(`Two columns have the heading “${title}”`) },
  });
});

test("dates, numbers and formulas of a spreadsheet become what the content has", async () => {
  const editor = await filledCopy();
  const { head, rows, column } = await downloaded(editor, "openings");
  const row = (rows[0] ?? []).with(column("Posted on"), dateCell(46_418)).with(column("Open until"), "28.2.2027");
  row[column("Years of experience, at least")] = formula("2*6", 12);
  row[column("Kind of contract")] = "full time";
  for (const [place, value] of [
    ["City", "Pune"],
    ["State", "Maharashtra"],
    ["Country", "IN"],
  ] as const)
    row[column(`Place of work: ${place}`)] = value;
  const { body } = await apply(editor, "openings", handMadeXlsx({ A: [head, row, ...rows.slice(1)] }));
  const opening = (parse(editor.text(body.files[0] ?? "")) as { openings: unknown[] }).openings[0];
  expect(opening).toMatchObject({
    posted: "2027-01-31",
    until: "2027-02-28",
    years: 12,
    contract: "FULL_TIME",
    location: { city: "Pune", region: "Maharashtra", country: "IN" },
  });
  // The same checks as in a form, and empty cells take away what may be missing.
  const again = await downloaded(editor, "openings");
  const next = (again.rows[0] ?? [])
    .with(column("Open until"), "1.1.2027")
    .with(column("Place of work: Country"), "India");
  const wrong = await compare(editor, "openings", handMadeXlsx({ A: [again.head, next, ...again.rows.slice(1)] }));
  expect(wrong.body.rows[0]?.problems).toEqual([
    expect.stringMatching(/^“Place of work: Country”: Must be a two-letter country code/),
    expect.stringMatching(/^“Open until”: Must not be before/),
  ]);
});

test("a CSV file with semicolons and guarded texts is read, and texts are guarded when sent", async () => {
  const editor = await filledCopy();
  const { head, rows, column } = await downloaded(editor, "projects");
  (rows[0] ?? [])[column("Second line")] = "=HYPERLINK(1)";
  (rows[1] ?? [])[column("Second line")] = '-20 °C; "cold"';
  const csv = (lines: readonly Row[]) =>
    new TextEncoder().encode(
      lines.map((row) => row.map((cell) => `"${String(cell ?? "").replaceAll('"', '""')}"`).join(";")).join("\r\n"),
    );
  const { body } = await apply(editor, "projects", csv([head, ...rows]));
  expect(body.changes).toEqual(["1 changed"]);
  const sent = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    (await editor.download("spreadsheet/projects.csv")).bytes,
  );
  expect(sent.startsWith("\uFEFF")).toBe(true);
  expect(sent).toContain(`"'-20 °C; ""cold"""`);
  expect(sent).not.toMatch(/(?:^|,)"?[=+@-]/m);
  const { rows: left } = (await compare(editor, "projects", csv([head, ...rows]))).body;
  expect(left).toMatchObject(
    [
      { kind: "unclear", problems: [expect.stringContaining("has a formula (=HYPERLINK(1))")] },
      { kind: "stale" },
    ].slice(0, left.length),
  );
  expect(
    (await compare(editor, "projects", (await editor.download("spreadsheet/projects.csv")).bytes)).body.rows,
  ).toEqual([]);
});

/** Confirms the first entry of the first file of a list, and no other. */
async function confirmFirst(editor: EditorCopy, list: string) {
  for (const [at, name] of (await filesOf(editor, list)).entries()) {
    const raw = editor.text(name).replaceAll(/^ *confirmed: .*\n/gm, "");
    const [first] = confirmablesOf(name, raw);
    const word = { by: "Asha Rao", on: "2027-01-31" };
    editor.write(name, at === 0 && first ? withMarks(name, raw, [first], word) : raw);
  }
}

test("samples are replaced at once: what is confirmed or changed by a row stays", async () => {
  const editor = await filledCopy();
  const list = await downloaded(editor, "projects");
  await apply(editor, "projects", handMadeXlsx({ A: [list.head, ownProject(list, 4)] }));
  await confirmFirst(editor, "projects");
  const { head, rows, column } = await downloaded(editor, "projects");
  const group = rows[0]?.[1] ?? null;
  const inGroup = rows.filter((row) => row[1] === group);
  expect(inGroup.length).toBeGreaterThan(1);
  const all = await compare(editor, "projects", handMadeXlsx({ A: [head, ...rows] }), "samples=replace");
  expect(all.body).toMatchObject({ gone: 0, same: 1 });
  expect(all.body.rows.map(({ kind, row }) => [kind, row])).toEqual(
    rows.slice(1).map((_, index) => ["gone", index + 3]),
  );
  const own = (at: number) => ownProject(list, at);
  const worksheet = [head, (inGroup[1] ?? []).with(column("What was done"), words(3)), own(1), own(2)];
  const file = handMadeXlsx({ A: worksheet });
  const { body } = await compare(editor, "projects", file, "samples=replace");
  expect(body.samples).toBe(rows.length - 1);
  expect(body.rows.filter(({ kind }) => kind === "gone")).toHaveLength(rows.length - 2);
  expect((await apply(editor, "projects", file, "samples=replace")).status).toBe(200);
  const after = await downloaded(editor, "projects");
  const now = after.rows.filter((row) => row[1] === group);
  expect(now.map((row) => row[column("What was done")])).toEqual([
    inGroup[0]?.[column("What was done")],
    words(3),
    words(1),
    words(2),
  ]);
  // New ones have numbers of their own, which none had before.
  const numbers = now.slice(2).map((row) => row[column("Number")]);
  expect(new Set([...numbers, ...rows.map((row) => row[column("Number")])]).size).toBe(rows.length + 2);
});

test("a row that says who confirms it is confirmed as it came back, and open again once it is changed", async () => {
  const editor = await filledCopy();
  const { head, rows, column } = await downloaded(editor, "projects");
  const [name = ""] = await filesOf(editor, "projects");
  const confirmed = () => confirmablesOf(name, editor.text(name)).map((one) => one.isConfirmed)[0];
  const sign = (row: Row, on: string) =>
    row.with(column("Confirmed by: Who"), "Asha Rao").with(column("Confirmed by: When"), on);
  /** Applies a row. Returns for how many the owner was told before that nobody confirms them. */
  const send = async (row: Row) => {
    const now = await downloaded(editor, "projects");
    const file = handMadeXlsx({ A: [head, row.with(0, now.rows[0]?.[0] ?? null)] });
    const { body } = await compare(editor, "projects", file);
    await apply(editor, "projects", file);
    return body.unconfirmed;
  };
  expect(head).not.toContain("Confirmed by: Fingerprint");
  const first = (rows[0] ?? []).with(column("What was done"), words(1));
  expect([await send(sign(first, "2027-01-31")), confirmed()]).toEqual([0, true]);
  const changed = sign(first.with(column("What was done"), words(2)), "2027-01-31");
  expect([await send(changed), confirmed()]).toEqual([1, false]);
  const later = sign(first.with(column("What was done"), words(3)), "2027-02-01");
  expect([await send(later), confirmed()]).toEqual([0, true]);
  const unsigned = sign(first.with(column("What was done"), words(3)), "").with(column("Confirmed by: Who"), "");
  expect([await send(unsigned), confirmed()]).toEqual([1, false]);
  expect(editor.text(name)).not.toContain("Asha Rao");
  const { rows: now } = await downloaded(editor, "projects");
  await apply(
    editor,
    "projects",
    handMadeXlsx({ A: [head, ...now, sign(first.with(0, null).with(column("Number"), null), "2027-01-31")] }),
  );
  expect(confirmablesOf(name, editor.text(name)).some((one) => one.isConfirmed)).toBe(true);
});

test("a quote that a page shows is not removed, and the page is told", async () => {
  const editor = await filledCopy();
  const [name = ""] = await filesOf(editor, "quotes");
  const quotes = await editor.open(name);
  const { quotes: all } = quotes.data as { quotes: Record<string, unknown>[] };
  await editor.save(quotes, { quotes: [...all, { ...all[0], id: "of-the-test" }] });
  const { body } = await editor.ask<{ files: FileEntry[] }>("files");
  const pages = await Promise.all(
    body.files.filter((file) => file.name.endsWith(".md")).map((file) => editor.open(file.name)),
  );
  const page = pages.find(
    ({ data, blocks = [] }) =>
      (data as { template: string }).template === "article" &&
      blocks.some((block) => block.kind === "heading" && block.depth === 2),
  );
  const heading = page?.blocks?.find((block) => block.kind === "heading" && block.depth === 2);
  const [group = ""] = await filesOf(editor, "projects");
  const section = fragmentOf(heading?.kind === "heading" ? heading.text : "");
  const proof = { section, groups: [group.replace(/^.*\/|\.yaml$/g, "")], most: 1, testimonial: "of-the-test" };
  if (!page) throw new Error("No article with a heading");
  expect(await editor.save(page, { proof })).toMatchObject({ status: 200 });

  const { head, rows } = await downloaded(editor, "quotes");
  const before = editor.text(name);
  const file = handMadeXlsx({ A: [head, ...rows.filter((row) => row[1] !== "of-the-test")] });
  const refused = await apply(editor, "quotes", file, "gone=remove");
  expect(refused).toMatchObject({
    status: 409,
    body: {
      files: [],
      problems: [expect.stringContaining(`“${page.title}”`)],
    },
  });
  expect(editor.text(name)).toBe(before);
});

test("another title of an opening moves its page, and that is told", async () => {
  const editor = await filledCopy();
  const { head, rows, column } = await downloaded(editor, "openings");
  (rows[0] ?? [])[column("Role")] = words(1);
  const { body } = await compare(editor, "openings", handMadeXlsx({ A: [head, ...rows] }));
  expect(body.notes).toEqual([
    expect.stringMatching(/^A page moves from \/\S+ to \/\S+-words-of-the-test-1, and links/),
  ]);
});

test("2,000 rows are compared and written in seconds", async () => {
  const editor = await filledCopy();
  const { head, rows, column } = await downloaded(editor, "projects");
  const group = rows[0]?.[1] as string;
  const titles = [head[1] ?? "", "What was done", "Client"];
  const added = Array.from({ length: 2000 }, (_, index) => [group, words(index), "A client of the test"]);
  const bytes = new Uint8Array(await writeExcelFile([titles, ...added]).toBuffer());
  // Of this process: others may keep it waiting.
  const before = process.cpuUsage();
  const { body } = await compare(editor, "projects", bytes);
  const { user, system } = process.cpuUsage(before);
  expect(body.rows).toHaveLength(2000);
  // About a second.
  expect((user + system) / 1e6).toBeLessThan(20);
  await apply(editor, "projects", bytes);
  const after = await downloaded(editor, "projects");
  expect(after.rows).toHaveLength(rows.length + 2000);
  for (const row of after.rows) row[column("Year")] = 2019;
  const changed = await apply(editor, "projects", handMadeXlsx({ A: [after.head, ...after.rows] }));
  expect(changed.status).toBe(200);
  expect(editor.text(changed.body.files[0] ?? "").match(/ year: 2019$/gm)?.length).toBeGreaterThanOrEqual(2000);
});

test("files that are too large, other lists and other pages are refused", async () => {
  const editor = await filledCopy();
  const large = new Uint8Array(20_000_000);
  const refused = await editor.ask<{ problem: string }>("spreadsheet/quotes", large, {
    "Content-Length": String(large.length),
  });
  expect(refused).toEqual({ status: 413, body: { problem: expect.stringContaining("up to 5 MB") } });
  for (const path of ["spreadsheet/constructor", "spreadsheet/company"])
    expect((await editor.ask(path, large.subarray(0, 9))).status).toBe(404);
  expect((await editor.request("/editor/spreadsheet/quotes.csv")).status).toBe(403);
  expect((await editor.request("/editor/spreadsheet/quotes.csv", { headers: { Host: "example.com" } })).status).toBe(
    421,
  );
  expect((await editor.ask("spreadsheet/company.csv")).status).toBe(404);
});

test("a file of the list that is broken is named", async () => {
  const editor = await filledCopy();
  const [name = ""] = await filesOf(editor, "quotes");
  writeFileSync(join(editor.root, name), `${readFileSync(join(editor.root, name), "utf8")}\n\t- x`);
  expect(await editor.ask("spreadsheet/quotes.csv")).toEqual({
    status: 422,
    body: { problem: expect.stringContaining(`${name} has an error`) },
  });
});
