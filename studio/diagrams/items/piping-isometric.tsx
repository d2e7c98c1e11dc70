import { Text } from "../drawing/Text.tsx";
import {
  billOfMaterials,
  corners,
  cuts,
  legLengths,
  legs,
  type Place,
  placeOn,
  valve,
  welds,
} from "../plant/quench-line.ts";
import { lines } from "../plant/tags/scrubber.ts";
import { ReportTable } from "../report/ReportTable.tsx";
import { SampleSheet } from "../sheet/SampleSheet.tsx";

/** Issued as a PDF on this paper, too. */
export const paper = "A4";

const [c, s] = [Math.cos(Math.PI / 6), 0.5];
const scale = 0.185;
/** Isometric: north goes up to the right, east down to the right, elevation up. Not to scale, as is the rule. */
const onPaper = ([east, north, elevation]: Place): [number, number] => [
  80 + scale * c * (east + north),
  650 + scale * (s * (east - north) - elevation),
];
const point = (place: Place) =>
  onPaper(place)
    .map((value) => value.toFixed(1))
    .join(" ");
const ink = { fill: "none", stroke: "var(--ink)", strokeWidth: 2 } as const;

/** To which side of each leg its dimension line lies, mm east, north and up. */
const asides: readonly Place[] = [
  [-300, 0, 0],
  [0, 0, 330],
  [0, 0, -520],
  [330, 0, 0],
  [0, 0, 330],
];
const beside = (place: Place, aside: Place, share = 1) =>
  place.map((value, axis) => value + share * (aside[axis] as number)) as unknown as Place;

/** The length of a leg on a dimension line beside it. */
function LegDimension({ leg }: { leg: number }) {
  const [a, b] = legs[leg] as readonly [Place, Place];
  const aside = asides[leg] as Place;
  const [[ax, ay], [bx, by]] = [onPaper(beside(a, aside)), onPaper(beside(b, aside))];
  return (
    <g>
      <path
        d={[a, b].map((end) => `M${point(beside(end, aside, 0.15))}L${point(beside(end, aside, 1.1))}`).join("")}
        stroke="var(--line-strong)"
      />
      <path d={`M${ax} ${ay}L${bx} ${by}`} stroke="var(--line-strong)" />
      <rect x={(ax + bx) / 2 - 32} y={(ay + by) / 2 - 14} width={64} height={28} fill="var(--paper)" />
      <Text
        x={(ax + bx) / 2}
        y={(ay + by) / 2 + 7}
        anchor="middle"
        size={20}
        fill="var(--ink)"
        words={legLengths[leg]}
      />
    </g>
  );
}

/** Where a weld's number stands from it: that before a corner to the left, that after it to the right. */
const numberAside = (at: number) => (at % 2 === 1 && at < welds.length - 1 ? -34 : 34);

/** A flange: a short stroke across the pipe, square to it on paper as isometrics draw it. */
function Flange({ leg, along }: { leg: number; along: number }) {
  const [a, b] = legs[leg] as readonly [Place, Place];
  const [x, y] = onPaper(placeOn(leg, along));
  const [[ax, ay], [bx, by]] = [onPaper(a), onPaper(b)];
  const long = Math.hypot(bx - ax, by - ay);
  const [nx, ny] = [(-(by - ay) / long) * 13, ((bx - ax) / long) * 13];
  return <path d={`M${x - nx} ${y - ny}L${x + nx} ${y + ny}`} {...ink} strokeWidth={3.4} />;
}

export default function PipingIsometric() {
  const [vx, vy] = onPaper(placeOn(valve.leg, valve.along));
  const [start, end] = [corners[0], corners.at(-1)] as [Place, Place];
  const [sx, sy] = onPaper(start);
  const [ex, ey] = onPaper(end);
  return (
    <SampleSheet item="piping-isometric" title={`Isometric ${lines.quench}, quench water`}>
      <path d="M120 196L204 147.5M204 147.5l-20 3M204 147.5l-11 17" {...ink} />
      <Text x={212} y={142} weight={600} fill="var(--ink)" words="N" />
      <path
        d={corners.map((corner, at) => `${at ? "L" : "M"}${point(corner)}`).join("")}
        {...ink}
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <Flange leg={0} along={8} />
      <Flange leg={legs.length - 1} along={(legLengths.at(-1) ?? 0) - 8} />
      <Flange leg={valve.leg} along={valve.along - 112} />
      <Flange leg={valve.leg} along={valve.along + 112} />
      <g transform={`translate(${vx} ${vy}) rotate(30)`}>
        <path d="M-20-13L20 13V-13L-20 13zM0 0V-34" {...ink} fill="var(--paper)" />
        <rect x={-15} y={-62} width={30} height={28} {...ink} fill="var(--paper)" />
      </g>
      <Text x={vx + 52} y={vy - 40} weight={600} fill="var(--ink)" words={valve.tag} />
      {welds.map(({ leg, along }, at) => {
        const [x, y] = onPaper(placeOn(leg, along));
        const dx = numberAside(at);
        return (
          <g key={`${leg} ${along}`}>
            <circle cx={x} cy={y} r={4.5} fill="var(--ink)" />
            <path d={`M${x} ${y}l${dx * 0.65} 22`} {...ink} strokeWidth={1.2} />
            <circle cx={x + dx} cy={y + 34} r={16} {...ink} strokeWidth={1.2} fill="var(--paper)" />
            <Text x={x + dx} y={y + 40} anchor="middle" fill="var(--ink)" words={at + 1} />
          </g>
        );
      })}
      <path d={`M${ex + 6} ${ey + 10}L${ex + 18} ${ey + 186}`} {...ink} strokeWidth={1.2} />
      {legs.map((leg, at) => (
        <LegDimension key={point(leg[1])} leg={at} />
      ))}
      {[
        { x: sx + 60, y: sy + 10, words: ["Tie-in to works water", `E ${start[0]} N ${start[1]} EL ${start[2]}`] },
        { x: ex - 90, y: ey + 210, words: ["VS-101, nozzle N3", `E ${end[0]} N ${end[1]} EL ${end[2]}`] },
      ].map(({ x, y, words }) =>
        words.map((line, at) => (
          <Text key={line} x={x} y={y + at * 26} fill="var(--ink)" words={line.replaceAll("-9", "−9")} />
        )),
      )}
      <Text x={940} y={84} size={20} weight={600} fill="var(--ink)" words="Bill of materials" />
      <ReportTable
        x={940}
        y={116}
        width={600}
        columns={[
          { title: "Item", at: 0 },
          { title: "Description", at: 60 },
          { title: "Standard", at: 334 },
          { title: "Qty", at: 594, right: true },
        ]}
        rows={billOfMaterials.map(([description, standard, quantity], at) => [
          String(at + 1),
          description,
          standard,
          quantity,
        ])}
      />
      <Text x={940} y={396} size={20} weight={600} fill="var(--ink)" words="Cut lengths, mm" />
      <ReportTable
        x={940}
        y={428}
        width={600}
        columns={[
          { title: "Piece", at: 0 },
          { title: "Between welds", at: 120 },
          { title: "Length", at: 594, right: true },
        ]}
        rows={cuts.map(({ from, to }, at) => [String(at + 1), `${2 * at + 1} and ${2 * at + 2}`, String(to - from)])}
      />
      {[
        "Coordinates and lengths in mm, to the middle of the pipe. Not to scale.",
        "Welds: TIG; 10 % of them X-rayed. Test: 15 bar, water, 30 minutes.",
        "Bolts are tightened crosswise. Slope: none; drained at the tie-in.",
      ].map((words, at) => (
        <Text key={words} x={940} y={760 + at * 32} fill="var(--ink-soft)" words={words} />
      ))}
    </SampleSheet>
  );
}
