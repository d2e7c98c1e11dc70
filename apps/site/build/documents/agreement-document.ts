import type { agreementData } from "@ttpl/content/derive/terms.ts";
import type { Paper } from "@ttpl/content/derive/paper-files.ts";
import { beside, type Block, space, stack } from "./blocks.ts";
import { Pages } from "./pages.ts";
import type { Typeface } from "./typeface.ts";

type Agreement = ReturnType<typeof agreementData>;

const gutter = 24;
const size = 9;

/** A line to write on, with what belongs there before it. */
function blank(pages: Pages, name: string, left: number, width: number, before: number): Block {
  const label = pages.text(name, pages.letters("regular", size), left, before - 6);
  const height = Math.max(label.height, 11) + 8;
  return {
    height,
    draw(top) {
      label.draw(top + height - label.height - 1);
      pages.rule(left + before, width - before, 0.5, pages.colors.strong).draw(top + height - 3);
    },
  };
}

/** Two columns, one for each side. */
function sides(pages: Pages, column: (left: number, width: number, isOurs: boolean) => Block): Block {
  const width = (pages.width - gutter) / 2;
  return beside([column(pages.left, width, true), column(pages.left + width + gutter, width, false)]);
}

function parties(pages: Pages, { company, ours, yours, named, at }: Agreement): Block {
  const letters = pages.letters("regular", size);
  return sides(pages, (left, width, isOurs) =>
    stack([
      pages.text(isOurs ? ours : yours, pages.letters("bold", size), left, width, "H3"),
      ...(isOurs
        ? [
            space(4),
            ...[company.name, company.address.join(", ")].map((line) => pages.text(line, letters, left, width)),
          ]
        : [named, at, ""].map((name) => blank(pages, name, left, width, 50))),
    ]),
  );
}

const signatures = (pages: Pages, { ours, yours, signature }: Agreement): Block =>
  sides(pages, (left, width, isOurs) =>
    stack([
      pages.text(isOurs ? ours : yours, pages.letters("bold", size), left, width, "H3"),
      ...signature.map((name) => blank(pages, name, left, width, 76)),
    ]),
  );

/**
 * The non-disclosure agreement as a form to fill in by hand. No clause is split between two pages.
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
  const pages = new Pages(paper, typeface, { title, company, mark, labels: agreement, date });
  const reading = { ...pages.letters("regular", size), gap: 0.16 };
  const blocks: Block[] = [
    stack([
      pages.text(title, pages.letters("title", 24), pages.left, pages.width, "H1"),
      space(3),
      pages.text(note, { ...reading, color: pages.colors.soft }),
      space(8),
    ]),
    stack([pages.heading(between), parties(pages, agreement), space(8)]),
    stack([pages.heading(agreed), ...blanks.map((name) => blank(pages, name, pages.left, pages.width, 150)), space(8)]),
    ...clauses.map((clause, index) =>
      stack([
        pages.text(`${index + 1}. ${clause.title}`, pages.letters("bold", size), pages.left, pages.width, "H2"),
        pages.text(clause.text, reading),
        space(4),
      ]),
    ),
    stack([space(2), pages.heading(agreement.signatures), signatures(pages, agreement)]),
  ];
  let top = pages.bottom;
  for (const block of blocks) {
    if (top + block.height > pages.bottom) {
      pages.add();
      top = pages.top;
    }
    block.draw(top);
    top += block.height;
  }
  return pages.finish();
}
