import type { CapabilityStatement } from "@ttpl/content/derive/capability-statement.ts";
import type { Paper } from "@ttpl/content/derive/paper-files.ts";
import { programInWords } from "@ttpl/content/derive/software-table.ts";
import { beside, type Block, type Letters, space, stack } from "./blocks.ts";
import { experience } from "./experience-block.ts";
import { Sheets } from "./sheet.ts";
import type { Typeface } from "./typeface.ts";

const gap = 13;
const gutter = 16;

/** Claims beside one another, and what is known of the team below them. */
function claims(sheets: Sheets, { claims: all, team }: CapabilityStatement): Block {
  const width = (sheets.width - (all.length - 1) * gutter) / all.length;
  const columns = all.map(({ name, text }, index) => {
    const left = sheets.left + index * (width + gutter);
    return stack([
      sheets.text(name, sheets.letters("title", 17), left, width),
      sheets.text(text, sheets.letters("regular", 9, true), left, width),
    ]);
  });
  const known = team.map(({ name, value }) => sheets.text(`${name}: ${value}`, sheets.letters("regular", 9)));
  return stack([beside(columns), ...(known.length > 0 ? [space(6), ...known] : [])]);
}

function offers(sheets: Sheets, { offers: all, words }: CapabilityStatement): Block {
  const rows = all.map(({ title, description }, index) =>
    sheets.row(
      [
        [title, sheets.letters("bold", 10)],
        [description, { ...sheets.letters("regular", 10), gap: 0.2 }],
      ],
      [0.27, 0.73],
      { ruled: index > 0 },
    ),
  );
  return stack([sheets.heading(words.headings.offers), sheets.structure.group("Table", stack(rows))]);
}

function software(sheets: Sheets, { software: table, words }: CapabilityStatement): Block {
  const parts = [0.2, 0.35, 0.45];
  const rows = (table?.disciplines ?? []).flatMap(({ name, rows: activities }) =>
    activities.map(({ activity, software: programs }, row) =>
      sheets.row(
        [
          row === 0 ? [name, sheets.letters("bold", 8.5)] : undefined,
          [activity, sheets.letters("regular", 8.5, true)],
          [programs.map(programInWords).join(", "), sheets.letters("regular", 8.5)],
        ],
        parts,
        { ruled: row === 0, rows: activities.length },
      ),
    ),
  );
  const head = (name = ""): [string, Letters] => [name, sheets.letters("regular", 8, true)];
  const { discipline, activity, software: programs } = table?.columns ?? {};
  const names = sheets.row([head(discipline), head(activity), head(programs)], parts, { ruled: false, isHead: true });
  return stack([sheets.heading(words.headings.software), sheets.structure.group("Table", stack([names, ...rows]))]);
}

function ending(sheets: Sheets, { quality, contact, company, words }: CapabilityStatement): Block {
  const width = (sheets.width - 2 * gutter) / 2;
  const right = sheets.left + width + 2 * gutter;
  const letters = sheets.letters("regular", 9);
  return beside([
    stack([
      sheets.heading(words.headings.quality, sheets.left, width),
      ...quality.map((text) => sheets.text(text, letters, sheets.left, width)),
    ]),
    stack([
      sheets.heading(words.headings.contact, right, width),
      sheets.text([company.name, ...company.address].join(", "), letters, right, width),
      sheets.structure.group(
        "L",
        stack(
          contact.map(({ name, value }) =>
            sheets.structure.group(
              "LI",
              beside([
                sheets.text(name, { ...letters, color: sheets.colors.soft }, right, 78, "Lbl"),
                sheets.text(value, letters, right + 80, width - 80, "LBody"),
              ]),
            ),
          ),
        ),
      ),
    ]),
  ]);
}

/** Whole rows, as many as there is room for. */
function projects(sheets: Sheets, { projects: all, columns, words }: CapabilityStatement, room: number): Block {
  const parts = [0.56, 0.16, 0.28];
  const soft = sheets.letters("regular", 8, true);
  const heading = sheets.heading(words.headings.projects);
  const head = sheets.row(
    [
      [columns.project, soft],
      [columns.size, soft],
      [columns.client, soft],
    ],
    parts,
    { ruled: false, isHead: true },
  );
  const letters = sheets.letters("regular", 8.5);
  const rows: Block[] = [head];
  for (const { description, size = "", client } of all) {
    const row = sheets.row(
      [
        [description, sheets.letters("bold", 8.5)],
        [size, letters],
        [client, letters],
      ],
      parts,
    );
    if (stack([heading, ...rows, row]).height > room) break;
    rows.push(row);
  }
  return stack([heading, sheets.structure.group("Table", stack(rows))]);
}

/** The fewest projects without which the second page would not be worth its name, in points of height. */
const leastProjects = 120;

/**
 * The capability statement of the whole company, on two sheets; without projects, on one if that is enough.
 * @param date as in 2027-01-31
 * @throws Error if services or software need more than their sheet
 */
export async function statementDocument(
  statement: CapabilityStatement,
  paper: Paper,
  typeface: Typeface,
  date: string,
): Promise<Buffer> {
  const { words, company, sample, summary } = statement;
  const sheets = new Sheets(paper, typeface, { title: words.name, company, mark: sample, labels: words, date });
  const room = sheets.bottom - sheets.top;
  const tooLong = (what: string) => new Error(`The capability statement has no room for its ${what}: shorten them`);

  sheets.add();
  const head = stack([
    sheets.text(words.name, sheets.letters("title", 30), sheets.left, sheets.width, "H1"),
    space(2),
    sheets.text(summary ?? company.trade, { ...sheets.letters("regular", 11), gap: 0.25 }),
    space(gap),
    claims(sheets, statement),
    space(gap),
    offers(sheets, statement),
    space(gap),
  ]);
  const table = statement.software ? [software(sheets, statement), space(gap)] : [];
  const end = stack([...table, ending(sheets, statement)]);
  if (statement.total === undefined) {
    // Without projects it is as long as it is.
    if (head.height > room) throw tooLong("services and products");
    const isOneSheet = head.height + end.height <= room;
    head.draw(sheets.top);
    if (!isOneSheet) sheets.add();
    end.draw(isOneSheet ? sheets.top + head.height : sheets.top);
    return sheets.finish();
  }
  if (head.height > room - leastProjects) throw tooLong("services and products");
  stack([head, experience(sheets, statement, room - head.height)]).draw(sheets.top);

  sheets.add();
  const below = stack([space(gap), end]);
  if (below.height > room - leastProjects) throw tooLong("table of software");
  stack([projects(sheets, statement, room - below.height), below]).draw(sheets.top);
  return sheets.finish();
}
