import { Heading, Ink, Lines, Note } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import {
  allowance,
  begun,
  charged,
  minutesTo,
  product,
  residualMonomer,
  solids,
  temperatureWords,
  weighed,
} from "../plant/batch.ts";
import { clock, day, span } from "../plant/clock.ts";
import { figure } from "../plant/figures.ts";
import { recipe, record, vessel } from "../plant/registers/batch-reactor.ts";
import { StepChart, TemperatureChart } from "../report/batch-charts.tsx";
import { ReportTable, Signatures } from "../report/ReportTable.tsx";
import { Sheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  materials: { left: 36, top: 130, right: 745, bottom: 900 },
  steps: { left: 765, top: 130, right: 1564, bottom: 800 },
});

const { batch, materials, residue } = record;
const deviation = (actual: number, target: number) => figure((100 * (actual - target)) / target, 2, true);
/** A time of the day, so many minutes after a step began, or after the end of the batch. */
const at = (step: string | undefined, later = 0) => clock(begun + minutesTo(step) + later);

const heads = [
  ["Batch", String(batch)],
  ["Product", recipe.product],
  ["Recipe", recipe.name],
  ["Unit", "R-301"],
  ["Begun", `${day.now} ${clock(begun)}`],
  ["Ended", `${day.now} ${at(undefined)}`],
  ["Took", span(minutesTo())],
] as const;

export default function BatchReport() {
  return (
    <Sheet
      title={`Batch report ${batch}`}
      subject={`Written by the batch system, ${day.now} ${at(undefined, 1)}`}
      item="batch-report"
      sheet="Page 1 of 4"
      generated
    >
      {heads.map(([name, value], index) => (
        <g key={name}>
          <Note x={60 + index * 214} y={74} words={name} />
          <Ink x={60 + index * 214} y={102} size={22} weight={600} words={value} />
        </g>
      ))}
      <path d="M36 124H1564" stroke="var(--ink)" strokeWidth={1.5} />

      <ReportTable
        title="Charged"
        x={60}
        y={196}
        width={660}
        columns={{
          Material: 0,
          Lot: 220,
          "Target, kg": { right: 430 },
          "Actual, kg": { right: 550 },
          "Dev., %": { right: 656 },
        }}
        rows={[
          ...materials.map(({ name, lot, target, actual }) => [
            name,
            lot,
            figure(target),
            figure(actual),
            deviation(actual, target),
          ]),
          ["Together", "", figure(charged), figure(weighed), deviation(weighed, charged)],
        ]}
        total
      />
      <ReportTable
        title="Balance"
        x={60}
        y={456}
        width={660}
        columns={{ "Where it went": 0, kg: { right: 550 }, "%": { right: 656 } }}
        rows={[
          ["Product to T-320", figure(product), figure((100 * product) / weighed, 2)],
          ["Left in lines and filter", figure(residue), figure((100 * residue) / weighed, 2)],
          ["Together", figure(product + residue), figure((100 * (product + residue)) / weighed, 2)],
        ]}
        total
      />
      <ReportTable
        title="Quality"
        x={60}
        y={648}
        width={660}
        columns={{ Property: 0, Result: { right: 400 }, Limits: { right: 550 }, Verdict: { right: 656 } }}
        rows={[
          ["Solids, %", figure(solids, 1), "44.0–46.0", "meets"],
          ["pH at 23 °C", "8.1", "7.5–8.5", "meets"],
          ["Viscosity, mPa·s", "420", "300–600", "meets"],
          ["Residual monomer, ppm", figure(residualMonomer, 0), "≤ 500", "meets"],
          ["Grit over 45 µm, ppm", "60", "≤ 150", "meets"],
        ]}
      />
      <Note x={60} y={880} words="Deviations: none. Alarms during the batch: 2, both in the appendix, page 4." />

      <Heading x={790} y={164} words="Steps" />
      <StepChart x={790} y={196} width={750} />
      <Heading x={790} y={530} words="Temperature, °C" />
      <TemperatureChart x={1090} y={548} width={450} height={210} />
      <Lines
        x={790}
        y={570}
        step={32}
        fill="var(--ink)"
        words={[
          `Dosing began at ${at("Dose monomer, initiator")}`,
          `highest ${temperatureWords.highest} °C, hold`,
          `within ${recipe.temperature.toFixed(1)} ± ${allowance.toFixed(1)} °C`,
          `for ${temperatureWords.heldWithin} of ${recipe.hold} min`,
          `below ${vessel.discharge} °C at ${at("Discharge to T-320")}`,
        ]}
      />
      <Signatures
        x={790}
        y={806}
        step={256}
        width={238}
        of={[
          ["Made by", `Operator 2, ${at(undefined, 3)}`],
          ["Checked by", `Shift lead, ${at(undefined, 28)}`],
          ["Released by", `Quality, ${at(undefined, 86)}`],
        ]}
      />
    </Sheet>
  );
}
