import { lines as registered } from "../../../packages/plant/scrubbing-system.ts";
import { kindOfClass, ratingWords } from "../../kit/line-classes.ts";
import { viewsOf } from "../drawing/views.ts";
import { Lines, Text } from "../drawing/Text.tsx";
import { corners, legs, type Place, supports, valve } from "../../models/scrubbing/parts/quench-places.ts";
import { billOfMaterials, cuts, design, legLengths, spoolOf, welds } from "../plant/quench-line.ts";
import { lines } from "../plant/registers/scrubber.ts";
import { Flange, ink, ItemNumber, LegDimension, Weld } from "../piping/IsometricMarks.tsx";
import { c, ends, line, on, type Point, s, start } from "../piping/isometric-projection.ts";
import { ReportTable } from "../report/ReportTable.tsx";
import { SampleSheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  line: { left: 36, top: 36, right: 900, bottom: 900 },
  materials: { left: 920, top: 50, right: 1564, bottom: 400 },
  cuts: { left: 920, top: 370, right: 1564, bottom: 730 },
});

export const paper = "A4";
export { pcf } from "../plant/quench-components.ts";

const { pipeClass: quenchClass } = registered.quench;

/** The first of each item of the bill of materials, in the order of its rows: where it is, and where its number stands. */
const { length: legCount } = legs;
const items: readonly { at: Point; aside: Point }[] = [
  { at: on(2, 1450), aside: [44, 26] },
  { at: ends[1] as Point, aside: [48, -26] },
  { at: on(0, 12), aside: [-82, 2] },
  { at: on(0, 4), aside: [-70, 42] },
  { at: on(0, 4), aside: [-30, 62] },
  { at: on(valve.leg, valve.along), aside: [74, -26] },
  { at: on(0, supports[0]?.along ?? 0), aside: [-64, 8] },
];

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
      {legs.map((leg, index) => (
        <LegDimension key={leg.join()} leg={index} />
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
      {items.map((item, index) => (
        <ItemNumber key={billOfMaterials[index]?.[0]} number={index + 1} {...item} />
      ))}
      <g transform={`translate(${vx} ${vy}) rotate(30)`}>
        <path d="M-20-13L20 13V-13L-20 13zM0 0V-34" {...ink} fill="var(--paper)" />
        <rect x={-15} y={-62} width={30} height={28} {...ink} fill="var(--paper)" />
      </g>
      <Text x={vx + 58} y={vy - 58} weight={600} fill="var(--ink)" words={valve.tag} />
      {welds.map(({ leg, along }, index) => (
        <Weld key={`${leg} ${along}`} number={index + 1} {...{ leg, along }} />
      ))}
      {[
        { x: sx + 14, y: sy + 70, place: first, words: `Reducer after STR-112, ${lines.water}` },
        { x: ex - 150, y: ey + 96, place: last, words: `Nozzle in ${lines.rawGas}` },
      ].map(({ x, y, place: [east, north, elevation], words }) => (
        <Lines
          key={words}
          x={x}
          y={y}
          step={26}
          fill="var(--ink)"
          words={[words, `E ${east} N ${north} EL ${elevation}`.replaceAll(" -", " −")]}
        />
      ))}
      <ReportTable
        title="Bill of materials"
        x={940}
        y={116}
        width={600}
        columns={{ Item: 0, Description: 60, Standard: 334, Qty: { right: 594 } }}
        rows={billOfMaterials.map(([description, standard, quantity], index) => [
          String(index + 1),
          description,
          standard,
          quantity,
        ])}
      />
      <ReportTable
        title="Cut lengths, mm"
        x={940}
        y={428}
        width={600}
        columns={{ Piece: 0, Spool: 120, "Between welds": 334, Length: { right: 594 } }}
        rows={cuts.map(({ from, to }, index) => [
          String(index + 1),
          String(spoolOf(index)),
          `${2 * index + 1} and ${2 * index + 2}`,
          String(Math.round(to - from)),
        ])}
      />
      <Lines
        x={940}
        y={748}
        step={29}
        fill="var(--ink-soft)"
        as="P"
        words={[
          "Not to scale. Lengths in mm to the pipe’s middle, coordinates from the skid’s.",
          `Supports from the start of their leg: ${supports.map(({ tag, along }) => `${tag} ${along}`).join(", ")} mm.`,
          "Circles: welds, with a cross if made on site. Squares: items. PS: pipe support.",
          `Class ${quenchClass}, ${ratingWords(kindOfClass[quenchClass])}: design ${design.pressure} bar, ${design.temperature} °C; test ${1.5 * design.pressure} bar, water, 30 min.`,
          "Welds: TIG; 10 % of them X-rayed. Standards A are ASTM’s, B ASME’s.",
          "Bolts are tightened crosswise. Slope: none; drained at STR-112.",
        ]}
      />
    </SampleSheet>
  );
}
