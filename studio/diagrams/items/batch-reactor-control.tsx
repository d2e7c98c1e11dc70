import { Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { running, shownMinutes, trends } from "../plant/batch.ts";
import { clock, nowMinute } from "../plant/clock.ts";
import { figure } from "../plant/figures.ts";
import { dosingConditions } from "../plant/interlocks.ts";
import { present, recipe, vessel } from "../plant/registers/batch-reactor.ts";
import { mainPlant } from "../plant/registers/main-plant.ts";
import { outlined, Pipe, Pump, Signal, Valve } from "../screen/equipment.tsx";
import { Steps } from "../screen/Keys.tsx";
import { type Controller, Controllers, Interlocks } from "../screen/lists.tsx";
import { Screen } from "../screen/Screen.tsx";
import { Trend } from "../screen/trends.tsx";
import { KeyFigures, rule, Value } from "../screen/values.tsx";

const { loops } = mainPlant;
const temperature = figure(running.temperature, 1);
const agitator = loops["S-301"].setPoint;
const held = (value: number, decimals = 0) => [figure(value, decimals), figure(value, decimals)] as const;
/** The output of TIC-301 is the set point of TIC-302, as a share of the jacket's range. */
const cascade = (100 * (running.jacketIn - vessel.chilled)) / (vessel.hottest - vessel.chilled);
const controllers: readonly Controller[] = [
  ["TIC-301", figure(recipe.temperature, 1), temperature, figure(cascade, 1), "Auto"],
  ["TIC-302", ...held(running.jacketIn, 1), "38.5", "Casc."],
  ["FIC-310", ...held(running.dosingRate), "52.7", "Seq."],
  ["FIC-315", ...held(running.initiatorRate, 1), "41.0", "Seq."],
  ["SIC-301", ...held(agitator), "60.0", "Seq."],
];

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

/** Reactor R-301 with its feeds, jacket circuit and temperature cascade. */
const ReactorMimic = () => (
  <g>
    <Pipe d="M24 300H480V350" arrow={[60, 300, 0]} />
    <Text x={24} y={284} words="Monomer from T-310" />
    <Valve x={290} y={300} control tag="FV-310" />
    <Valve x={400} y={300} tag="XV-311" />
    <Value x={110} y={318} value={figure(running.dosingRate)} unit="kg/h" width={110} />
    <Text x={24} y={340} words="FIC-310" />
    <Pipe d="M24 410H372V350H458V362" main={false} arrow={[60, 410, 0]} />
    <Text x={24} y={394} words="Initiator from T-315" />
    <Valve x={290} y={410} control tag="FV-315" />
    <Value x={110} y={428} value={figure(running.initiatorRate, 1)} unit="kg/h" width={110} />
    <Text x={24} y={450} words="FIC-315" />
    <Pipe d="M24 520H392V392H440" main={false} />
    <Text x={24} y={504} words="Demin. water from T-180" />
    <Valve x={300} y={520} open={false} tag="XV-305" />

    <path d="M440 380a100 34 0 0 1 200 0V570a100 40 0 0 1 -200 0z" fill="var(--panel)" {...outlined} />
    <path d={`M441 ${610 - 2.3 * running.level}H639V570a99 40 0 0 1 -198 0z`} fill="var(--content)" />
    <path d="M424 430H416V590a124 56 0 0 0 248 0V430H656" fill="none" {...outlined} />
    <path d="M540 330V574M500 560L580 588M500 588L580 560" {...outlined} strokeWidth={4} />
    <circle cx={540} cy={306} r={24} fill="var(--running)" {...outlined} />
    <Text x={540} y={313} size={20} weight={600} anchor="middle" fill="var(--on-running)" words="M" />
    <Text x={574} y={302} words="M-301" />
    <Text x={574} y={324} words={`${agitator} 1/min`} />
    <Value x={550} y={440} value={temperature} unit="°C" width={84} />
    <Text x={550} y={430} fill="var(--text)" words="TIC-301" />
    <Text x={452} y={540} weight={600} fill="var(--value)" words={`${figure(running.level)} %`} />

    <Pipe d="M860 586H664" arrow={[760, 586, 180]} />
    <Pipe d="M664 440H1130V580" arrow={[740, 440, 0]} />
    <Value x={690} y={460} value={figure(running.jacketOut, 1)} unit="°C" width={90} />
    <Text x={690} y={428} words="TI-303 out" />
    <Value x={690} y={606} value={figure(running.jacketIn, 1)} unit="°C" width={90} />
    <Text x={690} y={574} words="TIC-302 in" />
    <Pump x={890} y={586} state="running" turned />
    <Text x={890} y={630} anchor="middle" words="P-302" />
    <Pipe d="M1130 580V586H914" arrow={[1010, 586, 180]} />
    <Value x={930} y={606} value={figure(running.jacketFlow, 1)} unit="m³/h" width={112} />
    <Signal d="M634 456H664V490H880V320H990" />
    <Signal d="M800 586V540H950V340H990" />
    <rect x={990} y={308} width={130} height={44} fill="var(--field)" {...outlined} strokeWidth={2} />
    <Text x={1055} y={336} anchor="middle" fill="var(--text)" words="TIC-302" />
    <Signal d="M1120 330H1216V490M1216 362H1400V440" />
    <Pipe d="M1130 440V396H1570" arrow={[1540, 396, 0]} />
    <Text x={1570} y={384} anchor="end" words="Return" />
    <Pipe d="M1570 520H1130" arrow={[1340, 520, 180]} />
    <Valve x={1216} y={520} control />
    <Text x={1216} y={554} anchor="middle" words="TV-302A" />
    <Text x={1570} y={506} anchor="end" words="Chilled water" />
    <Pipe d="M1570 470H1130" main={false} />
    <Valve x={1400} y={470} control open={false} />
    <Text x={1310} y={458} anchor="middle" words="TV-302B" />
    <Text x={1570} y={458} anchor="end" words="Steam" />
    <Text x={1000} y={296} words="split range 0–50 cool, 50–100 heat" />
  </g>
);

export default function BatchReactorControl() {
  return (
    <Screen title="Reactor R-301" tab="Reactor">
      <KeyFigures
        of={[
          [24, "Batch", String(present.batch), "", recipe.product],
          [204, "Phase", "Dose", "", `${running.elapsed} of ${recipe.dosing} min`],
          [404, "Monomer dosed", figure(running.dosed), "kg", `of ${recipe.monomer} kg`],
          [644, "In the reactor", figure(running.contents), "kg", `level ${figure(running.level)} %`],
          [
            884,
            "Heat of reaction",
            figure(running.heat),
            "kW",
            `jacket ${figure(running.jacketDuty)}, feed ${figure(running.warming)}, loss ${vessel.loss}`,
          ],
          [1184, "Mode", "Auto", "", `recipe ${recipe.name}`],
          [1404, "Dosing ends", clock(running.dosingEnds), "", `then hold ${recipe.hold} min`],
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
        now={temperature}
        points={trends.temperature}
        of={loops["T-301"]}
        from={clock(nowMinute - shownMinutes)}
      />
      <Trend
        x={columns.trends}
        y={850}
        width={400}
        height={96}
        title="Monomer dosed"
        now={figure(running.dosed)}
        points={trends.dosed}
        of={{ unit: "kg", range: [0, recipe.monomer], normal: [0, 0] }}
        from={clock(nowMinute - shownMinutes)}
      />
      <Interlocks x={columns.interlocks} y={690} title="Dosing may run" of={dosingConditions} />
    </Screen>
  );
}
