import { causes } from "../../../packages/plant/cause-and-effect.ts";
import { type Effect, pipeClasses, valves } from "../../../packages/plant/scrubbing-system.ts";
import { type Columns, Ink, Lines, Row } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { InstrumentBubble } from "../piping/fittings.tsx";
import { ScrubberEquipment } from "../piping/ScrubberEquipment.tsx";
import { ScrubberLines } from "../piping/ScrubberLines.tsx";
import { drawingNumber } from "../plant/drawing-register.ts";
import { figure, thousands } from "../plant/figures.ts";
import { instruments, signals, taps } from "../plant/scrubber-instruments.ts";
import { type Stream, streams } from "../plant/scrubber.ts";
import { Sheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  venturi: { left: 36, top: 36, right: 640, bottom: 480 },
  tower: { left: 500, top: 36, right: 1200, bottom: 500 },
  pumps: { left: 740, top: 390, right: 1200, bottom: 706 },
  tank: { left: 36, top: 400, right: 800, bottom: 706 },
  dosing: { left: 1150, top: 390, right: 1564, bottom: 710 },
  fan: { left: 1060, top: 36, right: 1564, bottom: 410 },
  streams: { left: 36, top: 706, right: 1564, bottom: 910 },
});

/** What an effect acts on, in one word. */
const actsOn: Readonly<Record<Effect, string>> = {
  standby: "standby pump",
  pumps: "pumps",
  dosing: "dosing",
  quench: "quench",
  fan: "fan",
  dryer: "dryer",
};

const { F1, P1, S1 } = pipeClasses;
const legend = [
  `Line: bore, fluid, number, class. GA gas, LQ liquor, NA caustic, WA water. F1 FRP to ${F1.limit} °C, P1 polypropylene to ${P1.limit} °C, S1 ${S1.material}.`,
  `FO, FC: fails open, closed. LO: locked open. PSV-102: ${valves["PSV-102"].opensAt} bar. FI-104 to 106, SI-101: from the position. I-1 to I-${causes.length}, in full: ${drawingNumber["scrubber-cause-and-effect"]}.`,
];

/** The interlocks in short. Origin: base line of the first. */
const Interlocks = ({ x, y }: { x: number; y: number }) =>
  causes.map(({ tag, limit, effects }, index) => (
    <Row
      key={tag}
      x={x}
      y={y + index * 20.5}
      columns={{ number: 0, cause: 38, limit: { right: 194 }, acts: 206 }}
      words={[`I-${index + 1}`, tag, limit, effects.map((effect) => actsOn[effect]).join(", ")]}
      look={(_, column) => ({ fill: column === 1 ? "var(--ink)" : "var(--ink-soft)" })}
    />
  ));

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
  ...Object.fromEntries(streams.map(({ number, name }, index) => [`${number}  ${name}`, { right: 238 + index * 129 }])),
};
const step = 26;
const width = 123 + streams.length * 127;

/** Stream table at design load. Origin: top left. */
const StreamTable = ({ x, y }: { x: number; y: number }) => (
  <g>
    <path
      d={[0, 1, 2, 3, 4, 5].map((row) => `M${x} ${y + row * step}H${x + width}`).join("")}
      stroke="var(--line-strong)"
      strokeWidth={1.5}
    />
    <path d={`M${x} ${y}H${x + width}`} stroke="var(--ink)" strokeWidth={2.5} />
    <Row x={x} y={y + 19} columns={columns} look={() => ({ weight: 600, fill: "var(--ink)" })} />
    {rows.map(([unit, of], row) => (
      <g key={unit}>
        <Row
          x={x}
          y={y + 19 + (row + 1) * step}
          columns={columns}
          words={[unit, ...streams.map(of)]}
          look={(right) => ({ fill: right ? "var(--ink)" : "var(--ink-soft)" })}
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
      <Ink x={1220} y={136} anchor="end" words="SI-101" />
      <StreamTable x={46} y={716} />
      <Lines x={46} y={872} step={24} fill="var(--ink-soft)" words={legend} />
      <path d="M1092 716H1554" stroke="var(--ink)" strokeWidth={2.5} />
      <Interlocks x={1092} y={736} />
    </Sheet>
  );
}
