import { causes, followsFrom } from "../../../packages/plant/cause-and-effect.ts";
import { hotRatings, velocity } from "../../../packages/plant/lines-and-materials.ts";
import { lines as registered, pipeClasses, places } from "../../../packages/plant/scrubbing-system.ts";
import { kindOfClass, ratingWords } from "../../kit/line-classes.ts";
import { Tagged } from "../drawing/Tagged.tsx";
import { Ink, Note } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { drawingNumber } from "../plant/drawing-register.ts";
import { figure, thousands } from "../plant/figures.ts";
import { allSignals } from "../plant/scrubber-signals.ts";
import { saltInBlowDown, streams } from "../plant/scrubber.ts";
import { lines, scrubber } from "../plant/registers/scrubber.ts";
import { SampleSheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  left: { left: 36, top: 50, right: 800, bottom: 900 },
  right: { left: 800, top: 50, right: 1564, bottom: 900 },
});

export const paper = "A4";

const loop = scrubber.loops["F-102"];
const flow = streams.find(({ number }) => number === 4);
if (!flow) throw new Error("The stream to the venturi is missing");
const { venturi } = registered;
const { bore } = venturi;

const signal = allSignals.find(({ tag }) => tag === "FT-102");
if (!signal) throw new Error("FT-102 is not in the I/O list");
const [place] = places["FT-102"].words.split(",");
const { limit } = pipeClasses[venturi.pipeClass];
/** What the PLC does at each limit of the loop. */
const actions = causes
  .filter(({ from }) => from === "FT-102")
  .map(({ tag, limit: at }) => [`${tag}, ${at}`, followsFrom(tag)] as const);
/** Lowest flow in operation, so far above the trip that a swing of the flow does not reach it, m³/h. */
const leastFlow = 1.25 * loop.limits.LL;
if (leastFlow >= flow.volume) throw new Error("FT-102 would trip in usual operation");
const toBeStated = "stated by the bidder";

/** Heading of the form, as on those of ISA-20: cells from the left, in two rows. */
const heading = [
  ["Tag", "FT-102"],
  ["Service", loop.service],
  ["Line", lines.venturi],
  ["P&ID", drawingNumber["services-detail-engineering"]],
  ["Form", "in the order of ISA-20"],
  ["Quantity", "1"],
  ["Maker", toBeStated],
  ["Model", toBeStated],
] as const;

type GroupOfLines = readonly [heading: string, lines: readonly (readonly [name: string, value: string])[]];

/** Sections of the form, following ISA-20. */
const groups: readonly GroupOfLines[] = [
  [
    "Installation",
    [
      ["Place", `${place}, flow upward`],
      ["Straight pipe", "5 × DN before, 3 × DN after"],
      ["Ambient", "0 to 40 °C, under a roof"],
      ["Area class", "not hazardous"],
      ["Enclosure", "IP67"],
    ],
  ],
  [
    "Process",
    [
      ["Fluid", `Scrubbing liquor, salt up to ${figure(100 * saltInBlowDown)} %`],
      ["Normal flow", `${figure(flow.volume, 1)} m³/h`],
      ["Minimum and maximum flow", `${leastFlow} and ${loop.range[1]} ${loop.unit}; trip at ${loop.limits.LL}`],
      ["Velocity", `${figure(velocity(venturi), 2)} m/s`],
      ["Temperature", `${figure(flow.temperature)} °C, at most ${limit} °C`],
      ["Density", `${thousands(flow.mass / flow.volume)} kg/m³ without dust`],
      ["Conductivity", "above 50 mS/cm"],
      ["Pressure", `2.5 bar g, at most ${hotRatings[venturi.pipeClass]} bar g at ${limit} °C`],
    ],
  ],
  [
    "Sensor",
    [
      ["Principle", "Electromagnetic, without moving parts"],
      ["Connection", `DN ${bore}, flanges ${ratingWords(kindOfClass[venturi.pipeClass])}`],
      ["Liner", "PTFE"],
      ["Electrodes", "Nickel alloy 2.4819"],
      ["Grounding", "Two rings, since the line does not conduct"],
      ["Face to face, weight", toBeStated],
    ],
  ],
  [
    "Transmitter",
    [
      ["Function", "Transmitter, indicated on the panel"],
      ["Mounting", "On the sensor, display turnable"],
      ["Output", "4 to 20 mA, HART, active"],
      ["Range", `${loop.range[0]} to ${loop.range[1]} ${loop.unit}`],
      ["Error", "0.5 % of reading at most"],
      ["Without signal", "Below 3.6 mA counts as FALL-102"],
    ],
  ],
  [
    "Power and cable",
    [
      ["Supply", "24 V DC, four wires, from the control panel"],
      ["Power consumption", toBeStated],
      ["Signal", `Analog input, slot and channel ${signal.address}`],
      ["Cable", "2 pairs, 0.75 mm², each pair screened"],
      ["Entries", "Two, M20 × 1.5"],
    ],
  ],
  ["Alarms", actions],
  [
    "Documents",
    [
      ["Calibration", "Certificate of five points"],
      ["Material", "EN 10204, 3.1, for wetted metal"],
      ["Manual", "English, two copies and PDF"],
    ],
  ],
];

/** Height of the heading's rows; of the lines; of a group's heading with the space above it. */
const [row, step, head] = [40, 30, 54] as const;
const top = 180;
const columns = [
  { x: 60, own: groups.slice(0, 3), first: 1 },
  { x: 830, own: groups.slice(3), first: 1 + groups.slice(0, 3).reduce((sum, [, others]) => sum + others.length, 0) },
] as const;
const wide = 1480 / 4;

/** Cells of the form's heading, each with its name and value. */
const FormHeading = () => (
  <Tagged as="Table">
    <path
      d={`M60 54H1540V${54 + 2 * row}H60zM60 ${54 + row}H1540${[1, 2, 3].map((column) => `M${60 + column * wide} 54v${2 * row}`).join("")}`}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={2.2}
    />
    {heading.map(([name, value], index) => {
      const [x, y] = [72 + (index % 4) * wide, 54 + Math.floor(index / 4) * row + 27];
      return (
        <Tagged key={name} as="TR">
          <g>
            <Note x={x} y={y} as="RowHead" words={name} />
            <Ink x={x + 90} y={y} weight={600} as="TD" words={value} />
          </g>
        </Tagged>
      );
    })}
  </Tagged>
);

interface GroupProps {
  x: number;
  y: number;
  of: GroupOfLines;
  /** Number of its first line on the form. */
  first: number;
}

const Group = ({ x, y, of: [title, rows], first }: GroupProps) => (
  <g>
    <Ink x={x} y={y} size={20} weight={600} as="H2" words={title} />
    <Tagged as="Table">
      <path d={`M${x} ${y + 9}H${x + 710}`} stroke="var(--ink)" strokeWidth={2.2} />
      {rows.map(([name, value], index) => (
        <Tagged key={name} as="TR">
          <g>
            <Note x={x + 24} y={y + 30 + index * step} anchor="end" as="TD" words={first + index} />
            <Note x={x + 40} y={y + 30 + index * step} as="RowHead" words={name} />
            <Ink x={x + 280} y={y + 30 + index * step} as="TD" words={value} />
            <path d={`M${x} ${y + 39 + index * step}H${x + 710}`} stroke="var(--line)" />
          </g>
        </Tagged>
      ))}
    </Tagged>
  </g>
);

export default function InstrumentDataSheet() {
  return (
    <SampleSheet item="instrument-data-sheet" title="FT-102, data sheet, magnetic flow meter">
      <FormHeading />
      {columns.map(({ x, own, first }) =>
        own.map((group, index) => {
          const before = own.slice(0, index).reduce((sum, [, others]) => sum + others.length, 0);
          return (
            <Group key={group[0]} x={x} y={top + before * step + index * head} of={group} first={first + before} />
          );
        }),
      )}
    </SampleSheet>
  );
}
