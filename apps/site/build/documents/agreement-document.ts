import type { agreementData } from "@ttpl/content/derive/terms.ts";
import type { Paper } from "@ttpl/content/derive/paper-files.ts";
import { beside, type Block, space, stack } from "./blocks.ts";
import { Sheets } from "./sheet.ts";
import type { Typeface } from "./typeface.ts";

type Agreement = ReturnType<typeof agreementData>;

const gutter = 24;
const size = 9;

/** A line to write on, with what belongs there before it. */
function blank(sheets: Sheets, name: string, left: number, width: number, before: number): Block {
  const label = sheets.text(name, sheets.letters("regular", size), left, before - 6);
  const height = Math.max(label.height, 11) + 8;
  return {
    height,
    draw(top) {
      label.draw(top + height - label.height - 1);
      sheets.rule(left + before, width - before, 0.5, sheets.colors.strong).draw(top + height - 3);
    },
  };
}

/** Two columns, one for each side. */
function sides(sheets: Sheets, column: (left: number, width: number, isOurs: boolean) => Block): Block {
  const width = (sheets.width - gutter) / 2;
  return beside([column(sheets.left, width, true), column(sheets.left + width + gutter, width, false)]);
}

function parties(sheets: Sheets, { company, ours, yours, named, at }: Agreement): Block {
  const letters = sheets.letters("regular", size);
  return sides(sheets, (left, width, isOurs) =>
    stack([
      sheets.text(isOurs ? ours : yours, sheets.letters("bold", size), left, width, "H3"),
      ...(isOurs
        ? [
            space(4),
            ...[company.name, company.address.join(", ")].map((line) => sheets.text(line, letters, left, width)),
          ]
        : [named, at, ""].map((name) => blank(sheets, name, left, width, 50))),
    ]),
  );
}

const signatures = (sheets: Sheets, { ours, yours, signature }: Agreement): Block =>
  sides(sheets, (left, width, isOurs) =>
    stack([
      sheets.text(isOurs ? ours : yours, sheets.letters("bold", size), left, width, "H3"),
      ...signature.map((name) => blank(sheets, name, left, width, 76)),
    ]),
  );

/**
 * The non-disclosure agreement as a form to fill in by hand. No clause is split between two sheets.
 * @param date as in 2027-01-31
 */
export async function agreementDocument(
  agreement: Agreement,
  paper: Paper,
  typeface: Typeface,
  date: string,
): Promise<Buffer> {
  const { title, note, company, isSample, between, agreed, blanks, clauses } = agreement;
  const mark = isSample ? agreement.sample : undefined;
  const sheets = new Sheets(paper, typeface, { title, company, mark, labels: agreement, date });
  const reading = { ...sheets.letters("regular", size), gap: 0.16 };
  const blocks: Block[] = [
    stack([
      sheets.text(title, sheets.letters("title", 24), sheets.left, sheets.width, "H1"),
      space(3),
      sheets.text(note, { ...reading, color: sheets.colors.soft }),
      space(8),
    ]),
    stack([sheets.heading(between), parties(sheets, agreement), space(8)]),
    stack([
      sheets.heading(agreed),
      ...blanks.map((name) => blank(sheets, name, sheets.left, sheets.width, 150)),
      space(8),
    ]),
    ...clauses.map((clause, index) =>
      stack([
        sheets.text(`${index + 1}. ${clause.title}`, sheets.letters("bold", size), sheets.left, sheets.width, "H2"),
        sheets.text(clause.text, reading),
        space(4),
      ]),
    ),
    stack([space(2), sheets.heading(agreement.signatures), signatures(sheets, agreement)]),
  ];
  let top = sheets.bottom;
  for (const block of blocks) {
    if (top + block.height > sheets.bottom) {
      sheets.add();
      top = sheets.top;
    }
    block.draw(top);
    top += block.height;
  }
  return sheets.finish();
}
