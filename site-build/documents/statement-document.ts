import type { CapabilityStatement } from "../../site/content-loader/derive/capability-statement.ts";
import type { Paper } from "../../site/content-loader/derive/paper-files.ts";
import { programInWords } from "../../site/content-loader/derive/software-table.ts";
import { beside, type Block, space, stack } from "./blocks.ts";
import { Sheets } from "./sheet.ts";
import type { Typeface } from "./typeface.ts";

const gap = 11;
const gutter = 14;

/** Claims and what is known of the team, in cells beside one another. */
function claims(sheets: Sheets, { company, team }: CapabilityStatement): Block {
  const { team: people, quality, anniversary } = company.claims;
  const cells = [
    { value: people.value, text: `${people.label}: ${people.text}` },
    { value: quality.value, text: `${quality.label}: ${quality.text}` },
    { value: String(anniversary.years), text: `${anniversary.label}: ${anniversary.text}` },
  ];
  const width = (sheets.width - (cells.length - 1) * gutter) / cells.length;
  const large = cells.map(({ value, text }, at) => {
    const left = sheets.left + at * (width + gutter);
    return stack([
      sheets.text(value, sheets.letters("title", 19), left, width),
      sheets.text(text, sheets.letters("regular", 8.5, true), left, width),
    ]);
  });
  const known = team.map(({ name, value }) => sheets.text(`${name}: ${value}`, sheets.letters("regular", 8.5)));
  return stack([beside(large), ...(known.length > 0 ? [space(6), ...known] : [])]);
}

function offers(sheets: Sheets, { offers: all, words }: CapabilityStatement): Block {
  const rows = all.map(({ title, description }, at) =>
    sheets.row(
      [
        [title, sheets.letters("bold", 9)],
        [description, sheets.letters("regular", 9)],
      ],
      [0.27, 0.73],
      at > 0,
    ),
  );
  return stack([sheets.heading(words.headings.offers), ...rows]);
}

/** The number of projects with each value of each facet; the largest ones, if there is no room for all. */
function experience(sheets: Sheets, { facets, total, words }: CapabilityStatement, room: number): Block {
  const heading = sheets.heading(`${words.headings.experience}: ${total}`);
  const width = (sheets.width - (facets.length - 1) * gutter) / facets.length;
  const column = (at: number) => sheets.left + at * (width + gutter);
  const letters = sheets.letters("regular", 8.5);
  const names = facets.map((facet, at) =>
    sheets.text(facet.heading, sheets.letters("bold", 8.5), column(at), width),
  );
  const columns = facets.map(({ values }, at) => {
    const entries = values.map(({ name, count }) => ({
      count,
      block: stack([
        beside([
          sheets.text(name, letters, column(at), width - 18),
          sheets.text(String(count), { ...letters, align: "right" }, column(at), width),
        ]),
        space(1.5),
      ]),
    }));
    const most = room - heading.height - Math.max(...names.map(({ height }) => height)) - 4;
    const byCount = entries.toSorted((one, other) => other.count - one.count);
    while (stack(byCount.map(({ block }) => block)).height > most) byCount.pop();
    return stack(entries.filter((entry) => byCount.includes(entry)).map(({ block }) => block));
  });
  return stack([heading, beside(names), space(4), beside(columns)]);
}

function software(sheets: Sheets, { software: table, words }: CapabilityStatement): Block {
  const rows = (table?.disciplines ?? []).flatMap(({ name, rows: activities }, at) =>
    activities.map(({ activity, software: programs }, row) =>
      sheets.row(
        [
          [row === 0 ? name : "", sheets.letters("bold", 8.5)],
          [activity, sheets.letters("regular", 8.5, true)],
          [programs.map(programInWords).join(", "), sheets.letters("regular", 8.5)],
        ],
        [0.2, 0.35, 0.45],
        row === 0 && at > 0,
      ),
    ),
  );
  return stack([sheets.heading(words.headings.software), ...rows]);
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
      ...contact.map(({ name, value }) =>
        beside([
          sheets.text(name, { ...letters, colour: sheets.colours.soft }, right, 78),
          sheets.text(value, letters, right + 80, width - 80),
        ]),
      ),
    ]),
  ]);
}

/** Whole rows, as many as there is room for. */
function projects(sheets: Sheets, { projects: all, columns, words }: CapabilityStatement, room: number): Block {
  const parts = [0.56, 0.16, 0.28];
  const soft = sheets.letters("regular", 8, true);
  const head = stack([
    sheets.heading(words.headings.projects),
    sheets.row([[columns.project, soft], [columns.size, soft], [columns.client, soft]], parts, false),
  ]);
  const letters = sheets.letters("regular", 8.5);
  const rows: Block[] = [head];
  for (const { description, size = "", client } of all) {
    const row = sheets.row([[description, sheets.letters("bold", 8.5)], [size, letters], [client, letters]], parts);
    if (stack([...rows, row]).height > room) break;
    rows.push(row);
  }
  return stack(rows);
}

/** The fewest projects without which the second page would not be worth its name, in points of height. */
const leastProjects = 120;

/**
 * The capability statement of the whole company, on two sheets.
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
    sheets.text(words.name, sheets.letters("title", 30)),
    space(2),
    sheets.text(summary ?? company.trade, { ...sheets.letters("regular", 11), gap: 0.25 }),
    space(gap),
    claims(sheets, statement),
    space(gap),
    offers(sheets, statement),
    space(gap),
  ]);
  if (head.height > room - leastProjects) throw tooLong("services and products");
  stack([head, experience(sheets, statement, room - head.height)]).draw(sheets.top);

  sheets.add();
  const below = stack([space(gap), software(sheets, statement), space(gap), ending(sheets, statement)]);
  if (below.height > room - leastProjects) throw tooLong("table of software");
  stack([projects(sheets, statement, room - below.height), below]).draw(sheets.top);
  return sheets.finish();
}
