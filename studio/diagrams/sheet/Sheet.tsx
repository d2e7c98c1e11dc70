import type { ReactNode } from "react";
import { company, issue } from "../../exports/company.ts";
import { height, Paper, width } from "../drawing/Paper.tsx";
import { Tagged } from "../drawing/Tagged.tsx";
import { Ink, Note, Text } from "../drawing/Text.tsx";
import { drawingNumber } from "../plant/drawing-register.ts";

/** Outer border line, inner frame and top of the title block, in drawing units. */
const border = 10;
const frame = 36;
export const titleTop = 908;
/** Right and lower edge of the frame. */
const [right, foot] = [width - frame, height - frame];

/** Zones between border and frame. */
const columns = [1, 2, 3, 4, 5, 6, 7, 8];
const rows = ["A", "B", "C", "D", "E"];
const columnLeft = (column: number) => frame + (column * (width - 2 * frame)) / columns.length;
const rowTop = (row: number) => frame + (row * (height - 2 * frame)) / rows.length;

/** The zone of a point, as used in cross-references: row letter, column number. */
export function zoneOf(x: number, y: number): string {
  const column = Math.floor(((x - frame) / (width - 2 * frame)) * columns.length);
  const row = Math.floor(((y - frame) / (height - 2 * frame)) * rows.length);
  return `${rows[row]}${columns[column]}`;
}

type SheetProps = {
  item: string;
  title: string;
  subject: string;
  /** "Sheet 1 of 1" by default. */
  sheet?: string;
  /** A system writes it, so nobody has drawn, checked or approved it. */
  generated?: boolean;
  children: ReactNode;
};

/** Left edges of the title block's fields. */
const fields = {
  Company: 672,
  Drawn: 766,
  Checked: 866,
  Approved: 998,
  Date: 1152,
  Drawing: 1266,
  Sheet: 1432,
  Rev: 1514,
};

/** Left edges of the columns of the revision table. */
const revisions = [
  ["Rev", issue.revision, 54],
  ["Date", issue.date, 130],
  ["Change", issue.change, 300],
] as const;

/** Drawing sheet: border with zone marks, title block and revision table along the bottom, and its content. */
export function Sheet({ item, title, subject, sheet = "Sheet 1 of 1", generated = false, children }: SheetProps) {
  const [page = "", number = ""] = sheet.split(/ (.*)/);
  const values: Partial<Record<keyof typeof fields, string>> = {
    Company: company,
    ...(!generated && { ...issue.roles, Date: issue.date }),
    Drawing: drawingNumber[item] ?? "",
    Sheet: number,
    Rev: issue.revision,
  };
  const shown = Object.entries(fields).filter(([name]) => name in values);
  const dividers = shown.map(([, x]) => `M${x} ${titleTop}V${foot}`).join("");
  return (
    <Paper fill="var(--paper)" title={title}>
      <Tagged as="Artifact">
        <g fill="none" stroke="var(--line-strong)">
          <rect x={border} y={border} width={width - 2 * border} height={height - 2 * border} />
          {columns.slice(0, -1).map((at) => (
            <path key={at} d={`M${columnLeft(at)} ${border}V${frame}`} />
          ))}
          {rows.slice(1).map((row, index) => (
            <path
              key={row}
              d={`M${border} ${rowTop(index + 1)}H${frame}M${right} ${rowTop(index + 1)}H${width - border}`}
            />
          ))}
          <path
            d={`M${frame} ${frame}H${right}V${height - border}H${frame}zM${frame} ${foot}H${right}M${frame} ${titleTop}H${right}${dividers}`}
            stroke="var(--ink)"
            strokeWidth={2.5}
          />
        </g>
        {columns.map((column, index) => (
          <Note
            key={index}
            x={(columnLeft(index) + columnLeft(column)) / 2}
            y={frame - 6}
            anchor="middle"
            words={column}
          />
        ))}
        {rows.map((row, index) => {
          const middle = (rowTop(index) + rowTop(index + 1)) / 2;
          return <Note key={row} x={(border + frame) / 2} y={middle + 6} anchor="middle" words={row} />;
        })}
      </Tagged>
      <Ink x={frame + 18} y={titleTop + 25} size={24} weight={600} as="H1" words={title} />
      <Ink x={frame + 18} y={titleTop + 48} as="P" words={subject} />
      <Tagged as="L">
        {Object.entries(values).map(([name, value]) => (
          <Tagged key={name} as="LI">
            <g transform={`translate(${fields[name as keyof typeof fields] + 8} ${titleTop})`}>
              <Note x={0} y={22} as="Lbl" words={name === "Sheet" ? page : name} />
              <Ink x={0} y={48} as="LBody" words={value} />
            </g>
          </Tagged>
        ))}
      </Tagged>
      {!generated &&
        revisions.map(([name, value, x]) => (
          <Tagged key={name} as="P">
            <text x={x} y={height - border - 7} fontSize={18} fill="var(--ink-soft)">
              {name} <tspan fill="var(--ink)">{value}</tspan>
            </text>
          </Tagged>
        ))}
      <Ink x={width - frame - 10} y={height - border - 7} anchor="end" weight={600} as="P" words={issue.use} />
      {children}
    </Paper>
  );
}

type SampleSheetProps = Pick<SheetProps, "item" | "title" | "sheet" | "children">;

/** The sheet of a sample deliverable, which says in its title block, and large behind what it shows, that it is one. */
export const SampleSheet = ({ item, title, sheet, children }: SampleSheetProps) => (
  <Sheet item={item} title={title} subject="Sample deliverable" sheet={sheet}>
    <g transform="translate(800 660) rotate(-24)">
      <Text x={0} y={0} size={300} weight={600} anchor="middle" fill="var(--watermark)" as="Artifact" words="SAMPLE" />
    </g>
    {children}
  </Sheet>
);
