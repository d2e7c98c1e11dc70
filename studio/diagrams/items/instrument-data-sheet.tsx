import { Tagged } from "../drawing/Tagged.tsx";
import { Ink, Note } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { figure } from "../plant/figures.ts";
import { streams } from "../plant/scrubber.ts";
import { lines, scrubber } from "../plant/tags/scrubber.ts";
import { SampleSheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  left: { left: 36, top: 50, right: 800, bottom: 900 },
  right: { left: 800, top: 50, right: 1564, bottom: 900 },
});

export const paper = "A4";

const loop = scrubber.loops["F-102"];
const flow = streams.find(({ number }) => number === 4);
if (!flow) throw new Error("The stream to the venturi is missing");
const [bore = ""] = lines.venturi.split("-");
const area = (Math.PI / 4) * (Number(bore) / 1000) ** 2;
const speed = flow.volume / 3600 / area;

type GroupOfLines = readonly [heading: string, lines: readonly (readonly [name: string, value: string])[]];

/** Sections of the form, following ISA-20. */
const groups: readonly GroupOfLines[] = [
  [
    "General",
    [
      ["Tag", "FT-102"],
      ["Service", loop.service],
      ["Line", lines.venturi],
      ["P&ID", "SCR-101-PI-001"],
      ["Function", "Transmitter, indicated on the panel"],
    ],
  ],
  [
    "Process",
    [
      ["Fluid", "Scrubbing liquor, salt up to 6 %"],
      ["Normal flow", `${figure(flow.volume, 1)} m³/h`],
      ["Minimum and maximum flow", `${loop.limits.LL} and ${loop.range[1]} ${loop.unit}`],
      ["Velocity", `${figure(speed, 2)} m/s`],
      ["Temperature", `${figure(flow.temperature)} °C, at most 80 °C`],
      ["Density", `${figure(flow.mass / flow.volume)} kg/m³`],
      ["Conductivity", "above 50 mS/cm"],
      ["Pressure", "2.5 bar g, at most 6 bar g"],
    ],
  ],
  [
    "Sensor",
    [
      ["Principle", "Electromagnetic, without moving parts"],
      ["Size", `DN ${bore}, flanges EN 1092-1, PN 16`],
      ["Liner", "PTFE"],
      ["Electrodes", "Nickel alloy 2.4819"],
      ["Earthing", "Two rings, since the line does not conduct"],
      ["Protection", "IP67"],
    ],
  ],
  [
    "Transmitter",
    [
      ["Output", "4 to 20 mA, HART, active"],
      ["Range", `${loop.range[0]} to ${loop.range[1]} ${loop.unit}`],
      ["Supply", "24 V DC"],
      ["Error", "0.5 % of reading at most"],
      ["Display", "At the sensor, turnable"],
      ["Entries", "Two, M20 × 1.5"],
    ],
  ],
  [
    "Alarms",
    [
      [`FALL-102, ${loop.limits.LL} ${loop.unit}`, "Quench opens, dryer trips"],
      ["Without signal", "Below 3.6 mA counts as FALL-102"],
    ],
  ],
  [
    "Documents",
    [
      ["Calibration", "Certificate of five points"],
      ["Material", "EN 10204, 3.1, for wetted metal"],
      ["Manual", "English, two copies and PDF"],
    ],
  ],
];

const step = 34;
const columns = [
  { x: 60, own: groups.slice(0, 3) },
  { x: 830, own: groups.slice(3) },
] as const;

const Group = ({ x, y, of: [heading, rows] }: { x: number; y: number; of: GroupOfLines }) => (
  <g>
    <Ink x={x} y={y} size={20} weight={600} as="H2" words={heading} />
    <Tagged as="Table">
      <path d={`M${x} ${y + 10}H${x + 710}`} stroke="var(--ink)" strokeWidth={2.2} />
      {rows.map(([name, value], index) => (
        <Tagged key={name} as="TR">
          <g>
            <Note x={x} y={y + 36 + index * step} as="RowHead" words={name} />
            <Ink x={x + 250} y={y + 36 + index * step} as="TD" words={value} />
            <path d={`M${x} ${y + 45 + index * step}H${x + 710}`} stroke="var(--line)" />
          </g>
        </Tagged>
      ))}
    </Tagged>
  </g>
);

export default function InstrumentDataSheet() {
  return (
    <SampleSheet item="instrument-data-sheet" title="FT-102, data sheet, magnetic flow meter">
      {columns.map(({ x, own }) =>
        own.map((group, index) => {
          const before = own.slice(0, index).reduce((sum, [, others]) => sum + others.length * step + 64, 0);
          return <Group key={group[0]} x={x} y={90 + before} of={group} />;
        }),
      )}
    </SampleSheet>
  );
}
