import type { CapabilityStatement } from "@ttpl/content/derive/capability-statement.ts";
import type { Paper } from "@ttpl/content/derive/paper-files.ts";
import { programInWords } from "@ttpl/content/derive/software-table.ts";
import { beside, type Block, type Letters, space, stack } from "./blocks.ts";
import { experience } from "./experience-block.ts";
import { Pages } from "./pages.ts";
import type { Typeface } from "./typeface.ts";

const gap = 13;
const gutter = 16;

/** Claims beside one another, and what is known of the team below them. */
function claims(pages: Pages, { claims: all, team }: CapabilityStatement): Block {
  const width = (pages.width - (all.length - 1) * gutter) / all.length;
  const columns = all.map(({ name, text }, index) => {
    const left = pages.left + index * (width + gutter);
    return stack([
      pages.text(name, pages.letters("title", 17), left, width),
      pages.text(text, pages.letters("regular", 9, true), left, width),
    ]);
  });
  const known = team.map(({ name, value }) => pages.text(`${name}: ${value}`, pages.letters("regular", 9)));
  return stack([beside(columns), ...(known.length > 0 ? [space(6), ...known] : [])]);
}

function offers(pages: Pages, { offers: all, words }: CapabilityStatement): Block {
  const rows = all.map(({ title, description }, index) =>
    pages.row(
      [
        [title, pages.letters("bold", 10)],
        [description, { ...pages.letters("regular", 10), gap: 0.2 }],
      ],
      [0.27, 0.73],
      { ruled: index > 0 },
    ),
  );
  return stack([pages.heading(words.headings.offers), pages.structure.group("Table", stack(rows))]);
}

function software(pages: Pages, { software: table, words }: CapabilityStatement): Block {
  const parts = [0.2, 0.35, 0.45];
  const rows = (table?.disciplines ?? []).flatMap(({ name, rows: activities }) =>
    activities.map(({ activity, software: programs }, row) =>
      pages.row(
        [
          row === 0 ? [name, pages.letters("bold", 8.5)] : undefined,
          [activity, pages.letters("regular", 8.5, true)],
          [programs.map(programInWords).join(", "), pages.letters("regular", 8.5)],
        ],
        parts,
        { ruled: row === 0, rows: activities.length },
      ),
    ),
  );
  const head = (name = ""): [string, Letters] => [name, pages.letters("regular", 8, true)];
  const { discipline, activity, software: programs } = table?.columns ?? {};
  const names = pages.row([head(discipline), head(activity), head(programs)], parts, { ruled: false, isHead: true });
  return stack([pages.heading(words.headings.software), pages.structure.group("Table", stack([names, ...rows]))]);
}

function ending(pages: Pages, { quality, contact, company, words }: CapabilityStatement): Block {
  const width = (pages.width - 2 * gutter) / 2;
  const right = pages.left + width + 2 * gutter;
  const letters = pages.letters("regular", 9);
  return beside([
    stack([
      pages.heading(words.headings.quality, pages.left, width),
      ...quality.map((text) => pages.text(text, letters, pages.left, width)),
    ]),
    stack([
      pages.heading(words.headings.contact, right, width),
      pages.text([company.name, ...company.address].join(", "), letters, right, width),
      pages.structure.group(
        "L",
        stack(
          contact.map(({ name, value }) =>
            pages.structure.group(
              "LI",
              beside([
                pages.text(name, { ...letters, color: pages.colors.soft }, right, 78, "Lbl"),
                pages.text(value, letters, right + 80, width - 80, "LBody"),
              ]),
            ),
          ),
        ),
      ),
    ]),
  ]);
}

/** Whole rows, as many as there is room for. */
function projects(pages: Pages, { projects: all, columns, words }: CapabilityStatement, room: number): Block {
  const parts = [0.56, 0.16, 0.28];
  const soft = pages.letters("regular", 8, true);
  const heading = pages.heading(words.headings.projects);
  const head = pages.row(
    [
      [columns.project, soft],
      [columns.size, soft],
      [columns.client, soft],
    ],
    parts,
    { ruled: false, isHead: true },
  );
  const letters = pages.letters("regular", 8.5);
  const rows: Block[] = [head];
  for (const { description, size = "", client } of all) {
    const row = pages.row(
      [
        [description, pages.letters("bold", 8.5)],
        [size, letters],
        [client, letters],
      ],
      parts,
    );
    if (stack([heading, ...rows, row]).height > room) break;
    rows.push(row);
  }
  return stack([heading, pages.structure.group("Table", stack(rows))]);
}

/** What a buyer's registration form asks, on as many further pages as it takes. */
function supplierPages(pages: Pages, { supplier }: CapabilityStatement): void {
  let top = pages.bottom;
  const draw = (block: Block) => {
    block.draw(top);
    top += block.height;
  };
  supplier.groups.forEach(({ heading, facts }, group) => {
    let head = pages.heading(heading);
    if (group === 0)
      head = stack([
        pages.text(supplier.heading, pages.letters("title", 20), pages.left, pages.width, "H2"),
        space(6),
        head,
      ]);
    let rows: Block[] = [];
    const drawTable = () => {
      if (rows.length > 0) draw(pages.structure.group("Table", stack(rows)));
      rows = [];
    };
    facts.forEach(({ name, value }, index) => {
      const row = pages.row(
        [
          [name, pages.letters("bold", 9)],
          [value, { ...pages.letters("regular", 9), gap: 0.2 }],
        ],
        [0.27, 0.73],
        { ruled: index > 0 },
      );
      const wanted = stack([...(index === 0 ? [head] : rows), row]).height;
      if (top + wanted > pages.bottom) {
        drawTable();
        pages.add();
        top = pages.top;
      }
      if (index === 0) draw(head);
      rows.push(row);
    });
    drawTable();
    draw(space(gap));
  });
}

/** The fewest projects without which the second page would not be worth its name, in points of height. */
const leastProjects = 120;

/**
 * The capability statement of the whole company, on two pages; without projects, on one if that is enough. What buyers ask
 * of a supplier follows them.
 * @param date as in 2027-01-31
 * @throws Error if services or software need more than their page
 */
export async function statementDocument(
  statement: CapabilityStatement,
  paper: Paper,
  typeface: Typeface,
  date: string,
): Promise<Buffer> {
  const { words, company, sample, summary } = statement;
  const pages = new Pages(paper, typeface, { title: words.name, company, mark: sample, labels: words, date });
  const room = pages.bottom - pages.top;
  const tooLong = (what: string) => new Error(`The capability statement has no room for its ${what}: shorten them`);

  pages.add();
  const head = stack([
    pages.text(words.name, pages.letters("title", 30), pages.left, pages.width, "H1"),
    space(2),
    pages.text(summary ?? company.trade, { ...pages.letters("regular", 11), gap: 0.25 }),
    space(gap),
    claims(pages, statement),
    space(gap),
    offers(pages, statement),
    space(gap),
  ]);
  const table = statement.software ? [software(pages, statement), space(gap)] : [];
  const end = stack([...table, ending(pages, statement)]);
  if (statement.total === undefined) {
    // Without projects it is as long as it is.
    if (head.height > room) throw tooLong("services and products");
    const isOnePage = head.height + end.height <= room;
    head.draw(pages.top);
    if (!isOnePage) pages.add();
    end.draw(isOnePage ? pages.top + head.height : pages.top);
    supplierPages(pages, statement);
    return pages.finish();
  }
  if (head.height > room - leastProjects) throw tooLong("services and products");
  stack([head, experience(pages, statement, room - head.height)]).draw(pages.top);

  pages.add();
  const below = stack([space(gap), end]);
  if (below.height > room - leastProjects) throw tooLong("table of software");
  stack([projects(pages, statement, room - below.height), below]).draw(pages.top);
  supplierPages(pages, statement);
  return pages.finish();
}
