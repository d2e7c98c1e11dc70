import { Paper, small } from "../drawing/Paper.tsx";
import { Ink, Lines } from "../drawing/Text.tsx";
import { drawingNumber } from "../plant/drawing-register.ts";
import { fillingRungs } from "../plant/tank-filling-panel.ts";
import { RelayLadder } from "../relay/RelayLadder.tsx";

const { width, height } = small;
const fine = { fill: "none", stroke: "var(--ink)", strokeWidth: 1.6 } as const;
const fields = [
  { x: 464, name: "DRG", value: drawingNumber["timeline-1996"] ?? "" },
  { x: 644, name: "SHEET", value: "1 OF 1" },
] as const;

/** Relay diagram with devices named to NFPA 79: capitals, two pen widths, title block at the lower right. */
export default function RelayDrawing() {
  return (
    <Paper size={small} fill="var(--paper)">
      <rect x={6} y={6} width={width - 12} height={height - 12} {...fine} />
      <rect x={18} y={18} width={width - 36} height={height - 36} {...fine} strokeWidth={4} />
      <g letterSpacing={0.6} wordSpacing={4} textRendering="geometricPrecision">
        <Ink x={70} y={50} size={22} anchor="middle" words="1" />
        <Ink x={800} y={50} size={22} anchor="middle" words="2" />
        <Ink x={440} y={50} size={22} anchor="middle" words="110 V 50 HZ FROM TRANSFORMER 1T BY FUSE 1FU, 2 A" />
        <RelayLadder left={70} right={800} top={100} rungs={fillingRungs} />
        <Lines
          x={34}
          y={520}
          step={26}
          size={22}
          fill="var(--ink)"
          words={["1SS SHOWN OFF, FLOATS HANGING", "AT COILS: LINES OF CONTACTS", "DEVICES NAMED TO NFPA 79"]}
        />
        <path d="M450 582V502H942M450 544H942M628 544V582" {...fine} strokeWidth={2.4} />
        <Ink x={464} y={532} size={27} weight={600} words="TANK FILLING PANEL, RELAYS" />
        {fields.map(({ x, name, value }) => (
          <text key={name} x={x} y={571} fontSize={22} fill="var(--ink-soft)">
            {`${name} `}
            <tspan fill="var(--ink)" fontWeight={500}>
              {value}
            </tspan>
          </text>
        ))}
      </g>
    </Paper>
  );
}
