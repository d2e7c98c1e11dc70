import { pipeClasses } from "../../../packages/plant/scrubbing-system.ts";
import { type Columns, Ink, Lines, Row } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { InstrumentBubble } from "../piping/fittings.tsx";
import { ScrubberEquipment } from "../piping/ScrubberEquipment.tsx";
import { ScrubberLines } from "../piping/ScrubberLines.tsx";
import { figure, thousands } from "../plant/figures.ts";
import { instruments, signals, taps } from "../plant/scrubber-instruments.ts";
import { dosingRelief } from "../plant/scrubber-valves.ts";
import { type Stream, streams } from "../plant/scrubber.ts";
import { scrubber } from "../plant/tags/scrubber.ts";
import { Sheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  venturi: { left: 36, top: 36, right: 640, bottom: 500 },
  tower: { left: 460, top: 36, right: 1060, bottom: 500 },
  pumps: { left: 700, top: 460, right: 1080, bottom: 760 },
  tank: { left: 36, top: 430, right: 780, bottom: 760 },
  dosing: { left: 1000, top: 380, right: 1564, bottom: 740 },
  fan: { left: 1020, top: 36, right: 1564, bottom: 440 },
  streams: { left: 36, top: 735, right: 1564, bottom: 910 },
});

const { H: quench, HH: hot } = scrubber.loops["T-101"].limits;
const { LL: dry } = scrubber.loops["F-102"].limits;
const { L: thin } = scrubber.loops["F-101"].limits;
const { LL: empty } = scrubber.loops["L-101"].limits;
const notes = [
  {
    x: 1060,
    y: 398,
    step: 21,
    words: [
      "Line: bore, fluid, number, class. GA gas, LQ liquor, NA caustic,",
      `WA water. F1 FRP to ${pipeClasses.F1.limit} °C, P1 polypropylene to ${pipeClasses.P1.limit} °C,`,
      `S1 ${pipeClasses.S1.material}. FO, FC: fails open, closed. PSV-102: ${dosingRelief} bar.`,
    ],
  },
  {
    x: 1252,
    y: 66,
    step: 20,
    words: [
      `I-1: TAH-101, ${quench} °C, opens XV-112;`,
      `TAHH-101, ${hot} °C, FALL-102, ${dry} m³/h, or`,
      `LALL-101, ${empty} %, trips the dryer as well;`,
      "LALL-101 stops P-101A and P-101B too.",
    ],
  },
  { x: 1384, y: 468, step: 20, words: ["FI-104 to 106, SI-101:", "calculated by the PLC", "from the position."] },
  { x: 892, y: 352, step: 20, words: ["I-2: FAL-101,", `${thin} m³/h, starts`, "P-101B, standby."] },
] as const;

/** Three decimals below 1, one below 100, none above. */
const size = (value: number) => (value < 1 ? figure(value, 3) : value < 100 ? figure(value, 1) : thousands(value));
const rows: readonly [string, (stream: Stream) => string][] = [
  ["kg/h", ({ mass }) => size(mass)],
  ["m³/h", ({ volume }) => size(volume)],
  ["°C", ({ temperature }) => figure(temperature)],
  ["HCl, mg/Nm³ dry", ({ acid }) => (acid === undefined ? "" : figure(acid))],
];
const columns: Columns = {
  "": 0,
  ...Object.fromEntries(streams.map(({ number, name }, index) => [`${number}  ${name}`, { right: 377 + index * 187 }])),
};
const step = 29;
const width = 200 + streams.length * 187;

/** Stream table at design load. Origin: top left. */
const StreamTable = ({ x, y }: { x: number; y: number }) => (
  <g>
    <path
      d={[0, 1, 2, 3, 4, 5].map((row) => `M${x} ${y + row * step}H${x + width}`).join("")}
      stroke="var(--line-strong)"
      strokeWidth={1.5}
    />
    <path d={`M${x} ${y}H${x + width}`} stroke="var(--ink)" strokeWidth={2.5} />
    <Row x={x} y={y + 22} columns={columns} look={() => ({ size: 20, weight: 600, fill: "var(--ink)" })} />
    {rows.map(([unit, of], row) => (
      <g key={unit}>
        <Row
          x={x}
          y={y + 22 + (row + 1) * step}
          columns={columns}
          words={[unit, ...streams.map(of)]}
          look={(right) => ({ size: 20, fill: right ? "var(--ink)" : "var(--ink-soft)" })}
        />
      </g>
    ))}
  </g>
);

/** Piping and instrumentation diagram of the scrubbing system. */
export default function ScrubberDiagram() {
  return (
    <Sheet title="SCR-101 scrubbing system" subject="Piping and instrument diagram" item="services-detail-engineering">
      <path d={taps.join("")} fill="none" stroke="var(--ink)" strokeWidth={1.8} />
      <path d={signals.join("")} fill="none" stroke="var(--ink)" strokeWidth={1.8} strokeDasharray="9 6" />
      <ScrubberEquipment />
      <ScrubberLines />
      {instruments.map((instrument) => (
        <InstrumentBubble key={instrument.tag} of={instrument} />
      ))}
      <Ink x={1190} y={150} size={20} anchor="end" words="SI-101" />
      {notes.map((note) => (
        <Lines key={note.x} {...note} fill="var(--ink-soft)" />
      ))}
      <StreamTable x={46} y={752} />
    </Sheet>
  );
}
