import type { ReactNode } from "react";
import { height, Paper, width } from "../drawing/Paper.tsx";
import { Text } from "../drawing/Text.tsx";
import { drawingNumber } from "../plant/drawing-register.ts";
import { border, columnCount, columnLeft, frame, rowCount, rowTop, titleTop } from "./zones.ts";

type SheetProps = { item: string; title: string; subject: string; sheet: string; children: ReactNode };

/** Drawing sheet: border with zone marks, title block along the bottom, and its content. */
export function Sheet({ item, title, subject, sheet, children }: SheetProps) {
  const columns = Array.from({ length: columnCount }, (_, at) => at);
  const rows = Array.from({ length: rowCount }, (_, at) => at);
  return (
    <Paper fill="var(--paper)" title={title}>
      <g fill="none" stroke="var(--line-strong)">
        <rect x={border} y={border} width={width - 2 * border} height={height - 2 * border} />
        {columns.slice(1).map((at) => (
          <path
            key={at}
            d={`M${columnLeft(at)} ${border}V${frame}M${columnLeft(at)} ${height - frame}V${height - border}`}
          />
        ))}
        {rows.slice(1).map((at) => (
          <path key={at} d={`M${border} ${rowTop(at)}H${frame}M${width - frame} ${rowTop(at)}H${width - border}`} />
        ))}
        <path
          d={`M${frame} ${frame}H${width - frame}V${height - frame}H${frame}zM${frame} ${titleTop}H${width - frame}M980 ${titleTop}V${height - frame}M1240 ${titleTop}V${height - frame}M1420 ${titleTop}V${height - frame}`}
          stroke="var(--ink)"
          strokeWidth={2.5}
        />
      </g>
      {columns.map((at) => (
        <Text
          key={at}
          x={(columnLeft(at) + columnLeft(at + 1)) / 2}
          y={frame - 6}
          anchor="middle"
          fill="var(--ink-soft)"
          words={at + 1}
        />
      ))}
      {rows.map((at) => (
        <Text
          key={at}
          x={(border + frame) / 2}
          y={(rowTop(at) + rowTop(at + 1)) / 2 + 6}
          anchor="middle"
          fill="var(--ink-soft)"
          words={"ABCDEF"[at]}
        />
      ))}
      <Text x={frame + 18} y={titleTop + 37} size={24} weight={600} fill="var(--ink)" words={title} />
      <Text x={960} y={titleTop + 37} anchor="end" fill="var(--ink)" words={subject} />
      <Text x={998} y={titleTop + 37} size={20} fill="var(--ink)" words={`DWG ${drawingNumber[item]}`} />
      <Text x={1258} y={titleTop + 37} size={20} fill="var(--ink)" words={sheet} />
      <Text x={1438} y={titleTop + 37} size={20} fill="var(--ink)" words="REV 0" />
      {children}
    </Paper>
  );
}

type SampleSheetProps = { item: string; title: string; children: ReactNode };

/** The sheet of a sample deliverable, which says in its title block, and large behind what it shows, that it is one. */
export const SampleSheet = ({ item, title, children }: SampleSheetProps) => (
  <Sheet item={item} title={title} subject="Sample, not for construction" sheet="Sheet 1 of 1">
    <g transform="translate(800 660) rotate(-24)">
      <Text x={0} y={0} size={300} weight={600} anchor="middle" fill="var(--screen)" words="SAMPLE" />
    </g>
    {children}
  </Sheet>
);
