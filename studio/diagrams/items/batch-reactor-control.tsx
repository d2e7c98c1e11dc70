import { Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { ReactorMimic } from "../mimics/ReactorMimic.tsx";
import { recipe, running } from "../plant/batch.ts";
import { figure } from "../plant/figures.ts";
import { history } from "../plant/histories.ts";
import { dosingConditions } from "../plant/interlocks.ts";
import { mainPlant } from "../plant/tags/main-plant.ts";
import { type Controller, Controllers, Interlocks } from "../screen/lists.tsx";
import { KeyFigures } from "../screen/values.tsx";
import { Screen } from "../screen/Screen.tsx";
import { Steps } from "../screen/Keys.tsx";
import { Trend } from "../screen/trends.tsx";

const { loops } = mainPlant;
const held = (value: number, decimals = 0) => [figure(value, decimals), figure(value, decimals)] as const;
const controllers: readonly Controller[] = [
  ["TIC-301", figure(recipe.temperature, 1), "80.2", "44.1", "Auto"],
  ["TIC-302", ...held(running.jacketIn, 1), "38.5", "Casc."],
  ["FIC-310", ...held(running.dosingRate), "52.7", "Seq."],
  ["FIC-315", ...held(running.initiatorRate, 1), "41.0", "Seq."],
  ["SIC-301", ...held(72), "60.0", "Seq."],
];

const rule = 170;
const panel = 652;
const columns = { controllers: 24, trends: 764, interlocks: 1200 };
/** Half of the gap between two columns. */
const beside = 18;

export const views = viewsOf({
  process: { top: rule, bottom: panel },
  controllers: { top: panel, right: columns.trends - beside },
  trends: { top: panel, left: columns.trends - beside, right: columns.interlocks - beside },
  interlocks: { top: panel, left: columns.interlocks - beside },
});

export default function BatchReactorControl() {
  return (
    <Screen title="Reactor R-301" tab="Reactor">
      <KeyFigures
        of={[
          [24, "Batch", "2418", "", "Emulsion AE-40"],
          [204, "Phase", "Dose", "", `${running.elapsed} of ${recipe.dosing} min`],
          [404, "Monomer dosed", figure(running.dosed), "kg", `of ${recipe.monomer} kg`],
          [644, "In the reactor", figure(running.contents), "kg", `level ${figure(running.level)} %`],
          [
            884,
            "Heat of reaction",
            figure(running.heat),
            "kW",
            `jacket ${figure(running.jacketDuty)}, feed ${figure(running.warming)}, loss ${running.ambient}`,
          ],
          [1184, "Mode", "Auto", "", "recipe AE-40, version 7"],
          [1404, "Dosing ends", "16:22", "", "then hold 60 min"],
        ]}
      />
      <Steps
        x={24}
        y={186}
        width={1552}
        names={["Inert", "Charge water", "Charge emulsifier", "Heat", "Dose", "Hold", "Cool", "Discharge"]}
        current="Dose"
      />

      <ReactorMimic />
      <rect y={panel} width={1600} height={1000 - panel} fill="var(--panel)" />
      <Controllers x={columns.controllers} y={686} loops={controllers} />
      <Text x={24} y={916} words={`Cascade: TIC-301 sets TIC-302. Dosing stops above ${loops["T-301"].limits.HH} °C`} />
      <Text
        x={24}
        y={940}
        words={`or with the agitator below ${loops["S-301"].limits.LL} 1/min, by wired interlock.`}
      />
      <Trend
        x={columns.trends}
        y={690}
        width={400}
        height={96}
        title="Reactor temperature"
        now="80.2"
        unit="°C"
        points={history(29, 80.2, 0.06, (t) =>
          t < 0.24 ? 53 + 112.5 * t : 80 + 1.6 * Math.exp(-(t - 0.24) * 9) * Math.sin(t * 26),
        )}
        range={loops["T-301"].range}
        normal={loops["T-301"].normal}
        from="12:57"
      />
      <Trend
        x={columns.trends}
        y={850}
        width={400}
        height={96}
        title="Monomer dosed"
        now={figure(running.dosed)}
        unit="kg"
        points={Array.from({ length: 60 }, (_, at) => Math.max(0, ((at - 15.5) / 43.5) * running.dosed))}
        range={[0, recipe.monomer]}
        normal={[0, 0]}
        from="12:57"
      />
      <Interlocks x={columns.interlocks} y={690} title="Dosing may run" of={dosingConditions} />
    </Screen>
  );
}
