import type { ReactNode } from "react";
import { height, width } from "../drawing/paper.ts";
import { Text } from "../drawing/Text.tsx";
import { drawingNumber } from "../plant/drawing-register.ts";
import { border, columnCount, columnLeft, frame, rowCount, rowTop, titleTop } from "./zones.ts";

type SheetProps = { item: string; title: string; subject: string; sheet: string; children: ReactNode };

/** Drawing sheet: border with zone marks, title block along the bottom, and its content. */
export function Sheet({ item, title, subject, sheet, children }: SheetProps) {
  const columns = Array.from({ length: columnCount }, (_, at) => at);
  const rows = Array.from({ length: rowCount }, (_, at) => at);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <title>{title}</title>
      <rect width={width} height={height} fill="var(--paper)" />
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
    </svg>
  );
}
