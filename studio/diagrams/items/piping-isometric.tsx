import { viewsOf } from "../drawing/views.ts";
import { Text } from "../drawing/Text.tsx";
import {
  billOfMaterials,
  corners,
  cuts,
  fieldWelds,
  legLengths,
  legs,
  type Place,
  supports,
  valve,
  welds,
} from "../plant/quench-line.ts";
import { lines } from "../plant/tags/scrubber.ts";
import { ReportTable } from "../report/ReportTable.tsx";
import { SampleSheet } from "../sheet/SampleSheet.tsx";

export const views = viewsOf({
  line: { left: 36, top: 36, right: 900, bottom: 900 },
  materials: { left: 920, top: 50, right: 1564, bottom: 400 },
  cuts: { left: 920, top: 370, right: 1564, bottom: 730 },
});

/** Issued as a PDF on this paper, too. */
export const paper = "A4";

type Point = readonly [x: number, y: number];
const [c, s] = [Math.cos(Math.PI / 6), 0.5];
/** Isometric: north goes up to the right, east down to the right, elevation up. */
const onPaper = ([east, north, elevation]: Place): Point => [c * (east + north), s * (east - north) - elevation];
const moved = ([x, y]: Point, [dx, dy]: Point, by = 1): Point => [x + by * dx, y + by * dy];
const written = (point: Point) => point.map((value) => value.toFixed(1)).join(" ");
const line = (...points: Point[]) => points.map((point, at) => `${at ? "L" : "M"}${written(point)}`).join("");
const ink = { fill: "none", stroke: "var(--ink)", strokeWidth: 2 } as const;
const fine = { ...ink, strokeWidth: 1.2 } as const;

/** The way of each leg on paper, one unit long. */
const ways = legs.map(([from, to], leg) => {
  const [a, b] = [from, to].map(onPaper) as [Point, Point];
  const length = legLengths[leg] ?? 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length] as const;
});
/** Not to scale, as is the rule: short legs are drawn longer, so that each has room for what it has. */
const drawnLengths = legLengths.map((length) => 170 + 0.05 * length);
const start: Point = [600, 796];
const ends = ways.reduce<Point[]>(
  (points, way, leg) => [...points, moved(points.at(-1) as Point, way, drawnLengths[leg])],
  [start],
);
/** A place on a leg, mm from its beginning. */
const on = (leg: number, along: number): Point =>
  moved(ends[leg] as Point, ways[leg] as Point, ((drawnLengths[leg] ?? 0) * along) / (legLengths[leg] ?? 1));

/** From each leg to its dimension line. */
const asides: readonly Point[] = [
  [c * 90, s * 90],
  [-c * 90, s * 90],
  [c * 90, -s * 90],
  [0, -46],
];

/** Length of a leg, on a dimension line beside it. */
function LegDimension({ leg }: { leg: number }) {
  const aside = asides[leg] as Point;
  const [a, b] = [ends[leg], ends[leg + 1]] as [Point, Point];
  const [x, y] = moved(moved(a, aside), moved(b, aside), 1).map((sum) => sum / 2) as unknown as Point;
  return (
    <g>
      <path
        d={
          line(moved(a, aside, 0.15), moved(a, aside, 1.1)) +
          line(moved(b, aside, 0.15), moved(b, aside, 1.1)) +
          line(moved(a, aside), moved(b, aside))
        }
        stroke="var(--line-strong)"
      />
      <rect x={x - 32} y={y - 14} width={64} height={28} fill="var(--paper)" />
      <Text x={x} y={y + 7} anchor="middle" size={20} fill="var(--ink)" words={legLengths[leg]} />
    </g>
  );
}

/** From each weld to its number: clear of dimension lines, the valve's actuator and one another. */
const weldAsides: readonly Point[] = [
  [-48, -4],
  [-48, 4],
  [26, -46],
  [-20, 50],
  [-6, -46],
  [-10, 46],
  [-48, 0],
  [44, 14],
  [-14, 46],
  [-14, 46],
];

/** A weld: a dot with its number in a circle; one that is made on site has a cross. */
function Weld({ number, leg, along }: { number: number; leg: number; along: number }) {
  const [x, y] = on(leg, along);
  const [dx, dy] = weldAsides[number - 1] as Point;
  return (
    <g>
      <circle cx={x} cy={y} r={4.5} fill="var(--ink)" />
      {fieldWelds.includes(number) && <path d={`M${x - 10} ${y - 10}l20 20M${x - 10} ${y + 10}l20-20`} {...ink} />}
      <path d={`M${x} ${y}l${dx} ${dy}`} {...fine} />
      <circle cx={x + dx} cy={y + dy} r={16} {...fine} fill="var(--paper)" />
      <Text x={x + dx} y={y + dy + 6} anchor="middle" fill="var(--ink)" words={number} />
    </g>
  );
}

/** Flange: a short stroke across the pipe, drawn perpendicular to it on paper. */
function Flange({ leg, along }: { leg: number; along: number }) {
  const at = on(leg, along);
  const [dx, dy] = ways[leg] as Point;
  return <path d={line(moved(at, [-dy, dx], 13), moved(at, [dy, -dx], 13))} {...ink} strokeWidth={3.4} />;
}

/** The first of each item of the bill of materials, in the order of its rows: where it is, and where its number stands. */
const { length: legCount } = legs;
const items: readonly { at: Point; aside: Point }[] = [
  { at: on(2, 1450), aside: [44, 26] },
  { at: ends[1] as Point, aside: [48, -26] },
  { at: on(0, 12), aside: [-50, 44] },
  { at: on(0, 4), aside: [-84, 44] },
  { at: on(0, 4), aside: [-118, 44] },
  { at: on(valve.leg, valve.along), aside: [74, -26] },
];

function ItemNumber({ number, at: [x, y], aside: [dx, dy] }: { number: number; at: Point; aside: Point }) {
  return (
    <g>
      <path d={`M${x} ${y}l${dx} ${dy}`} {...fine} />
      <rect x={x + dx - 13} y={y + dy - 14} width={26} height={28} {...fine} fill="var(--paper)" />
      <Text x={x + dx} y={y + dy + 6} anchor="middle" weight={600} fill="var(--ink)" words={number} />
    </g>
  );
}

export default function PipingIsometric() {
  const [vx, vy] = on(valve.leg, valve.along);
  const [first, last] = [corners[0], corners.at(-1)] as [Place, Place];
  const [sx, sy] = start;
  const [ex, ey] = ends.at(-1) as Point;
  const [fx, fy] = on(2, 1850);
  return (
    <SampleSheet item="piping-isometric" title={`Isometric ${lines.quench}, quench water`}>
      <path d="M80 140L164 91.5M164 91.5l-20 3M164 91.5l-11 17" {...ink} />
      <Text x={172} y={86} weight={600} fill="var(--ink)" words="N" />
      {legs.map((leg, at) => (
        <LegDimension key={leg.join()} leg={at} />
      ))}
      <path d={line(...ends)} {...ink} strokeWidth={4} strokeLinejoin="round" />
      <path d={`M${fx} ${fy - 18}l-9 24h18z`} fill="var(--ink)" />
      <Text x={fx + 18} y={fy + 4} fill="var(--ink)" words="Flow" />
      {supports.map(({ tag, leg, along }) => {
        const [x, y] = on(leg, along);
        return (
          <g key={tag}>
            <path d={`M${x} ${y}l${c * 24} ${s * 24}m0-9v18`} {...ink} strokeWidth={2.6} />
            <Text x={x + 8} y={y + 42} fill="var(--ink)" words={tag} />
          </g>
        );
      })}
      <Flange leg={0} along={8} />
      <Flange leg={legCount - 1} along={(legLengths.at(-1) ?? 0) - 8} />
      <Flange leg={valve.leg} along={valve.along - 112} />
      <Flange leg={valve.leg} along={valve.along + 112} />
      {items.map((item, at) => (
        <ItemNumber key={billOfMaterials[at]?.[0]} number={at + 1} {...item} />
      ))}
      <g transform={`translate(${vx} ${vy}) rotate(30)`}>
        <path d="M-20-13L20 13V-13L-20 13zM0 0V-34" {...ink} fill="var(--paper)" />
        <rect x={-15} y={-62} width={30} height={28} {...ink} fill="var(--paper)" />
      </g>
      <Text x={vx + 58} y={vy - 58} weight={600} fill="var(--ink)" words={valve.tag} />
      {welds.map(({ leg, along }, at) => (
        <Weld key={`${leg} ${along}`} number={at + 1} {...{ leg, along }} />
      ))}
      {[
        { x: sx + 14, y: sy + 68, place: first, words: "Tie-in to works water" },
        { x: ex - 150, y: ey + 96, place: last, words: `Nozzle in ${lines.rawGas}` },
      ].map(({ x, y, place, words }) =>
        [words, `E ${place[0]} N ${place[1]} EL ${place[2]}`].map((text, at) => (
          <Text key={text} x={x} y={y + at * 26} fill="var(--ink)" words={text.replaceAll(" -", " −")} />
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
          { title: "Spool", at: 120 },
          { title: "Between welds", at: 334 },
          { title: "Length", at: 594, right: true },
        ]}
        rows={cuts.map(({ from, to }, at) => [
          String(at + 1),
          String(fieldWelds.filter((weld) => weld <= 2 * at + 1).length + 1),
          `${2 * at + 1} and ${2 * at + 2}`,
          String(to - from),
        ])}
      />
      {[
        "Not to scale. Lengths in mm to the pipe’s middle, coordinates from the skid’s.",
        "Circles: welds, with a cross if made on site. Squares: items. PS: pipe support.",
        "Welds: TIG; 10 % of them X-rayed. Test: 15 bar, water, 30 minutes.",
        "Bolts are tightened crosswise. Slope: none; drained at the tie-in.",
      ].map((words, at) => (
        <Text key={words} x={940} y={760 + at * 32} fill="var(--ink-soft)" words={words} />
      ))}
    </SampleSheet>
  );
}
