import { Tagged } from "../drawing/Tagged.tsx";
import { type Columns, Heading, Ink, Note, Row } from "../drawing/Text.tsx";

type ReportTableProps = {
  x: number;
  y: number;
  width: number;
  /** Stands above the headings. */
  title?: string;
  columns: Columns;
  rows: readonly (readonly string[])[];
  total?: boolean;
};

const step = 34;

/** Distance from the baseline of the headings to the line below the last row. */
export const tableHeight = (rows: number): number => 11 + rows * step;

/** Ruled table on paper; with `total`, the last row is bold below a line. Origin: baseline of the headings. */
export const ReportTable = ({ x, y, width, title, columns, rows, total = false }: ReportTableProps) => (
  <>
    <Heading x={x} y={y - 32} as="H2" words={title} />
    <Tagged as="Table">
      <g>
        <path d={`M${x} ${y + 10}H${x + width}`} stroke="var(--ink)" strokeWidth={2.2} />
        <Tagged as="TR">
          <Row x={x} y={y} columns={columns} look={() => ({ fill: "var(--ink-soft)" })} />
        </Tagged>
        {rows.map((cells, row) => {
          const fromLast = total ? rows.length - 1 - row : rows.length;
          const base = y + 36 + row * step;
          const look = () => ({ weight: fromLast === 0 ? 600 : 400, fill: "var(--ink)" }) as const;
          return (
            <g key={row}>
              <Tagged as="TR">
                <Row x={x} y={base} columns={columns} words={cells} look={look} />
              </Tagged>
              {fromLast === 1 && <path d={`M${x} ${base + 9}H${x + width}`} stroke="var(--ink)" strokeWidth={1.5} />}
              {fromLast > 1 && <path d={`M${x} ${base + 9}H${x + width}`} stroke="var(--line)" />}
            </g>
          );
        })}
      </g>
    </Tagged>
  </>
);

type SignaturesProps = { x: number; y: number; step: number; width: number; of: readonly (readonly string[])[] };

/** Lines to sign on: below each the signer's role and, if it is signed, by whom and when. */
export const Signatures = ({ x, y, step, width, of }: SignaturesProps) =>
  of.map(([role, signed], index) => {
    const left = x + index * step;
    return (
      <g key={role}>
        <Tagged as="Artifact">
          <path d={`M${left} ${y}h${width}`} stroke="var(--line-strong)" />
        </Tagged>
        <Note x={left} y={y + 28} as="P" words={role} />
        <Ink x={left} y={y + 56} as="P" words={signed} />
      </g>
    );
  });
