import type { ReactNode } from "react";
import { company, issue } from "../../exports/company.ts";
import { height, Paper, width } from "../drawing/Paper.tsx";
import { Ink, Note, Text } from "../drawing/Text.tsx";
import { drawingNumber } from "../plant/drawing-register.ts";
import { border, columnCount, columnLeft, frame, rowCount, rowTop, titleTop } from "./zones.ts";

type SheetProps = {
  item: string;
  title: string;
  subject: string;
  /** "Sheet 1 of 1" */
  sheet: string;
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

/** Left edges of the revision table's columns. */
const revisions = [
  ["Rev", issue.revision, 54],
  ["Date", issue.date, 130],
  ["Change", issue.change, 300],
] as const;

/** Drawing sheet: border with zone marks, title block and revision table along the bottom, and its content. */
export function Sheet({ item, title, subject, sheet, generated = false, children }: SheetProps) {
  const [page = "", number = ""] = sheet.split(/ (.*)/);
  const values: Partial<Record<keyof typeof fields, string>> = {
    Company: company,
    ...(!generated && { ...issue.roles, Date: issue.date }),
    Drawing: drawingNumber[item] ?? "",
    Sheet: number,
    Rev: issue.revision,
  };
  const columns = Array.from({ length: columnCount }, (_, at) => at);
  const rows = Array.from({ length: rowCount }, (_, at) => at);
  return (
    <Paper fill="var(--paper)" title={title}>
      <g fill="none" stroke="var(--line-strong)">
        <rect x={border} y={border} width={width - 2 * border} height={height - 2 * border} />
        {columns.slice(1).map((at) => (
          <path key={at} d={`M${columnLeft(at)} ${border}V${frame}`} />
        ))}
        {rows.slice(1).map((at) => (
          <path key={at} d={`M${border} ${rowTop(at)}H${frame}M${width - frame} ${rowTop(at)}H${width - border}`} />
        ))}
        <path
          d={`M${frame} ${frame}H${width - frame}V${height - border}H${frame}zM${frame} ${height - frame}H${width - frame}M${frame} ${titleTop}H${width - frame}${Object.entries(
            fields,
          )
            .map(([name, x]) => (name in values ? `M${x} ${titleTop}V${height - frame}` : ""))
            .join("")}`}
          stroke="var(--ink)"
          strokeWidth={2.5}
        />
      </g>
      {columns.map((at) => (
        <Note key={at} x={(columnLeft(at) + columnLeft(at + 1)) / 2} y={frame - 6} anchor="middle" words={at + 1} />
      ))}
      {rows.map((at) => (
        <Note
          key={at}
          x={(border + frame) / 2}
          y={(rowTop(at) + rowTop(at + 1)) / 2 + 6}
          anchor="middle"
          words={"ABCDEF"[at]}
        />
      ))}
      <Ink x={frame + 18} y={titleTop + 25} size={24} weight={600} words={title} />
      <Ink x={frame + 18} y={titleTop + 48} words={subject} />
      {Object.entries(values).map(([name, value]) => (
        <g key={name} transform={`translate(${fields[name as keyof typeof fields] + 8} ${titleTop})`}>
          <Note x={0} y={22} words={name === "Sheet" ? page : name} />
          <Ink x={0} y={48} words={value} />
        </g>
      ))}
      {!generated &&
        revisions.map(([name, value, x]) => (
          <text key={name} x={x} y={height - border - 7} fontSize={18} fill="var(--ink-soft)">
            {name} <tspan fill="var(--ink)">{value}</tspan>
          </text>
        ))}
      <Ink x={width - frame - 10} y={height - border - 7} anchor="end" weight={600} words={issue.use} />
      {children}
    </Paper>
  );
}

type SampleSheetProps = { item: string; title: string; children: ReactNode };

/** The sheet of a sample deliverable, which says in its title block, and large behind what it shows, that it is one. */
export const SampleSheet = ({ item, title, children }: SampleSheetProps) => (
  <Sheet item={item} title={title} subject="Sample deliverable" sheet="Sheet 1 of 1">
    <g transform="translate(800 660) rotate(-24)">
      <Text x={0} y={0} size={300} weight={600} anchor="middle" fill="var(--screen)" words="SAMPLE" />
    </g>
    {children}
  </Sheet>
);
