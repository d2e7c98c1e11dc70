import { Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { ReactorMimic } from "../mimics/ReactorMimic.tsx";
import { recipe, running } from "../plant/batch.ts";
import { figure } from "../plant/figures.ts";
import { history } from "../plant/histories.ts";
import { Controllers } from "../screen/Controllers.tsx";
import { Interlocks } from "../screen/Interlocks.tsx";
import { KeyFigure } from "../screen/KeyFigure.tsx";
import { Screen } from "../screen/Screen.tsx";
import { Steps } from "../screen/Steps.tsx";
import { Trend } from "../screen/Trend.tsx";

const initiatorRate = (recipe.initiator / recipe.dosing) * 60;
const loops = [
  {
    tag: "TIC-301",
    name: "Reactor",
    setPoint: figure(recipe.temperature, 1),
    value: "80.2",
    unit: "°C",
    output: "44.1",
    mode: "Auto",
  },
  {
    tag: "TIC-302",
    name: "Jacket in",
    setPoint: figure(running.jacketIn, 1),
    value: figure(running.jacketIn, 1),
    unit: "°C",
    output: "38.5",
    mode: "Casc.",
  },
  {
    tag: "FIC-310",
    name: "Monomer",
    setPoint: figure(running.dosingRate),
    value: figure(running.dosingRate),
    unit: "kg/h",
    output: "52.7",
    mode: "Seq.",
  },
  {
    tag: "FIC-315",
    name: "Initiator",
    setPoint: figure(initiatorRate, 1),
    value: figure(initiatorRate, 1),
    unit: "kg/h",
    output: "41.0",
    mode: "Seq.",
  },
  { tag: "SIC-301", name: "Agitator", setPoint: "72", value: "72", unit: "1/min", output: "60.0", mode: "Seq." },
];

const rule = 170;
const panel = 652;
const columns = { controllers: 24, trends: 764, interlocks: 1200 };
/** Half of the space between two columns. */
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
      <KeyFigure x={24} y={92} name="Batch" value="2418" note="Emulsion AE-40" />
      <KeyFigure x={204} y={92} name="Phase" value="Dose" note={`${running.elapsed} of ${recipe.dosing} min`} />
      <KeyFigure
        x={404}
        y={92}
        name="Monomer dosed"
        value={figure(running.dosed)}
        unit="kg"
        note={`of ${recipe.monomer} kg`}
      />
      <KeyFigure
        x={644}
        y={92}
        name="In the reactor"
        value={figure(running.contents)}
        unit="kg"
        note={`level ${figure(running.level)} %`}
      />
      <KeyFigure
        x={884}
        y={92}
        name="Heat of reaction"
        value={figure(running.heat)}
        unit="kW"
        note={`jacket ${figure(running.jacketDuty)}, feed ${figure(running.warming)}, loss ${running.ambient}`}
      />
      <KeyFigure x={1184} y={92} name="Mode" value="Auto" note="recipe AE-40, version 7" />
      <KeyFigure x={1404} y={92} name="Dosing ends" value="16:22" note="then hold 60 min" />
      <path d={`M24 ${rule}H1576`} stroke="var(--grid)" strokeWidth={2} />
      <Steps
        x={24}
        y={186}
        width={1552}
        names={["Inert", "Charge water", "Charge emulsifier", "Heat", "Dose", "Hold", "Cool", "Discharge"]}
        current="Dose"
      />

      <ReactorMimic />
      <rect y={panel} width={1600} height={1000 - panel} fill="var(--panel)" />
      <Controllers x={columns.controllers} y={686} width={700} loops={loops} />
      <Text x={24} y={916}>
        Cascade: TIC-301 sets TIC-302. Dosing stops above 84 °C
      </Text>
      <Text x={24} y={940}>
        or with the agitator below 40 1/min, by wired interlock.
      </Text>
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
        range={[0, 100]}
        normal={[78, 82]}
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
      <Interlocks
        x={columns.interlocks}
        y={690}
        title="Dosing may run"
        names={[
          "Reactor 75 to 84 °C",
          "Agitator above 40 1/min",
          "Jacket pump P-302 runs",
          "Oxygen below 2.0 %",
          "Pressure below 1.5 bar g",
          "Level below 90 %",
          "T-310 not empty",
          "Heat removed within 10 %",
        ]}
      />
    </Screen>
  );
}
