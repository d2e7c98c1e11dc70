import { type Hazard, hazards, nodes, safeguardsOf } from "../../../packages/plant/hazard-study.ts";
import { Tagged } from "../drawing/Tagged.tsx";
import { Ink, Lines, Note, Row } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { wrapped } from "../drawing/wrapped.ts";
import { SampleSheet, titleTop } from "../sheet/Sheet.tsx";

type Node = keyof typeof nodes;
const all = Object.keys(nodes) as readonly Node[];

const left = 54;
const right = 1546;
const columns = { "No.": 0, Deviation: 44, Cause: 172, Consequence: 450, Safeguards: 752, Action: 1224 };
const edges = [...Object.values(columns), right - left];
const gap = 14;

/** Base line of the column heads; from line to line; height of a row without its lines, and of a node's heading. */
const head = 60;
const step = 20;
const padding = 9;
const heading = 30;

/** The two halves of a sheet, read one after the other. */
export const hazardViews = viewsOf({
  causes: { left: 36, top: 36, right: 800, bottom: titleTop },
  safeguards: { left: 794, top: 36, right: 1564, bottom: titleTop },
});

const numberOf = (node: Node): string => String(all.indexOf(node) + 1);

const cellsOf = ({ node, deviation, cause, consequence, action, by, ...guarded }: Hazard, index: number): string[] => [
  `${numberOf(node)}.${index + 1}`,
  deviation,
  cause,
  consequence,
  safeguardsOf(guarded),
  action === undefined ? "" : `${by}: ${action}`,
];

const rowsOf = (node: Node): string[][] => hazards.filter((hazard) => hazard.node === node).map(cellsOf);

/** The rows of these nodes, for download as CSV. */
export const hazardTable = (shown: readonly Node[]): string[][] => [Object.keys(columns), ...shown.flatMap(rowsOf)];

/** Lines of each cell of a row. */
const linesOf = (cells: readonly string[]): string[][] =>
  cells.map((text, column) =>
    text === "" ? [] : wrapped(text, (edges[column + 1] ?? 0) - (edges[column] ?? 0) - gap),
  );

/** Headings and rows with their upper edges. */
function placed(shown: readonly Node[]) {
  let foot = head + 10;
  const headings: { node: Node; y: number }[] = [];
  const rows: { y: number; cells: readonly (readonly string[])[] }[] = [];
  for (const node of shown) {
    headings.push({ node, y: foot });
    foot += heading;
    for (const cells of rowsOf(node).map(linesOf)) {
      rows.push({ y: foot, cells });
      foot += Math.max(...cells.map(({ length }) => length)) * step + padding;
    }
  }
  return { headings, rows, foot };
}

interface HazardSheetProps {
  item: string;
  sheet: string;
  shown: readonly Node[];
  note?: string;
}

/** A sheet of the hazard study, with these nodes. Throws if they do not fit. */
export function HazardSheet({ item, sheet, shown, note }: HazardSheetProps) {
  const { headings, rows, foot } = placed(shown);
  const over = foot + (note === undefined ? 0 : 26) + 4 - titleTop;
  if (over > 0) throw new Error(`${item} is ${over} units too long for its sheet`);
  const rule = ({ y }: { y: number }) => `M${left} ${y}H${right}`;
  return (
    <SampleSheet item={item} sheet={sheet} title="SCR-101 scrubbing system, hazard study">
      {headings.map(({ node, y }) => (
        <Ink key={node} x={left} y={y + 22} weight={600} as="H2" words={`${numberOf(node)} ${nodes[node]}`} />
      ))}
      <Tagged as="Table">
        <path d={[...rows, { y: foot }].map(rule).join("")} stroke="var(--line)" />
        <path d={headings.slice(1).map(rule).join("")} stroke="var(--line-strong)" strokeWidth={1.5} />
        <path d={rule({ y: head + 10 })} stroke="var(--ink)" strokeWidth={2.2} />
        <Tagged as="TR">
          <Row x={left} y={head} columns={columns} look={() => ({ fill: "var(--ink-soft)" })} />
        </Tagged>
        {rows.map(({ y, cells }) => (
          <Tagged key={y} as="TR">
            <g>
              {cells.map((lines, column) => (
                <Tagged key={column} as={column === 0 ? "RowHead" : "TD"}>
                  <Lines x={left + (edges[column] ?? 0)} y={y + 21} step={step} fill="var(--ink)" words={lines} />
                </Tagged>
              ))}
            </g>
          </Tagged>
        ))}
      </Tagged>
      {note && <Note x={left} y={foot + 24} as="P" words={note} />}
    </SampleSheet>
  );
}
