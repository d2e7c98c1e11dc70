import { Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { running, shownMinutes, trends } from "../plant/batch.ts";
import { clock, nowMinute } from "../plant/clock.ts";
import { figure } from "../plant/figures.ts";
import { dosingConditions } from "../plant/interlocks.ts";
import { present, recipe, vessel } from "../plant/registers/batch-reactor.ts";
import { mainPlant } from "../plant/registers/main-plant.ts";
import { Crossing, outlined, Pipe, Pump, Signal, Valve } from "../screen/equipment.tsx";
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

/** What the reactor is charged with: monomer and initiator on the head, water and emulsifier at the side. */
const Feeds = () => (
  <g>
    <Pipe d="M24 300H480V356" arrow={[60, 300, 0]} />
    <Text x={24} y={284} words="Monomer from T-310" />
    <Valve x={290} y={300} moves="control" tag="FV-310" />
    <Valve x={400} y={300} tag="XV-311" />
    <Value x={110} y={318} value={figure(running.dosingRate)} unit="kg/h" width={110} />
    <Text x={24} y={340} words="FIC-310" />
    <Pipe d="M24 410H372V350H458V364" main={false} arrow={[60, 410, 0]} />
    <Text x={24} y={394} words="Initiator from T-315" />
    <Valve x={290} y={410} moves="control" tag="FV-315" />
    <Value x={110} y={428} value={figure(running.initiatorRate, 1)} unit="kg/h" width={110} />
    <Text x={24} y={450} words="FIC-315" />
    <Pipe d="M24 520H392V392H440M24 596H392V520" main={false} />
    <Text x={24} y={504} words="Demin. water from T-180" />
    <Valve x={300} y={520} open={false} tag="XV-305" />
    <Text x={24} y={580} words="Emulsifier" />
    <Valve x={300} y={596} open={false} tag="XV-306" />
  </g>
);

/** Nitrogen, vent and outlet of the reactor, with its pressure and oxygen. */
const GasAndOutlet = () => (
  <g>
    <Pipe d="M600 356V252H850" main={false} arrow={[836, 252, 0]} />
    <Valve x={680} y={252} open={false} tag="XV-304" />
    <Text x={858} y={258} words="Vent" />
    <Pipe d="M850 318H622V366" main={false} arrow={[800, 318, 180]} />
    <Valve x={680} y={318} open={false} tag="XV-303" />
    <Text x={858} y={324} words="Nitrogen" />
    <Value x={722} y={368} tag="PI-301" value={figure(loops["P-301"].now, 1)} unit={loops["P-301"].unit} width={98} />
    <Value x={832} y={368} tag="AI-301" value={figure(loops["A-301"].now, 1)} unit={loops["A-301"].unit} width={84} />
    <Pipe d="M540 570V630H730" arrow={[716, 630, 0]} />
    <Valve x={660} y={630} open={false} tag="XV-320" label={[0, -17, "middle"]} />
    <Text x={738} y={636} words="to T-320" />
  </g>
);

/** Circuit of the jacket, cooled by what it takes in and heated by steam, with the cascade that controls it. */
const JacketCircuit = () => (
  <g>
    <Pipe d="M866 540H664" arrow={[776, 540, 180]} />
    <Pipe d="M664 452H1130V540H914" arrow={[740, 452, 0]} />
    <Value x={690} y={472} value={figure(running.jacketOut, 1)} unit="°C" width={90} />
    <Text x={690} y={440} words="TI-303 out" />
    <Value x={690} y={560} value={figure(running.jacketIn, 1)} unit="°C" width={90} />
    <Text x={690} y={528} words="TIC-302 in" />
    <Pump x={890} y={540} tag="P-302" state="running" discharge="left" />
    <Value x={930} y={586} tag="FI-302" value={figure(running.jacketFlow, 1)} width={112} />
    <Pipe d="M1570 470H1076V518M1076 562V606" main={false} arrow={[1076, 598, 90]} />
    <Crossing x={1130} y={470} main={false} />
    <rect x={1046} y={518} width={60} height={44} fill="var(--running)" {...outlined} />
    <path d="M1054 552L1068 530L1084 552L1098 530" fill="none" stroke="var(--on-running)" strokeWidth={2} />
    <Text x={1118} y={566} words="E-303" />
    <Text x={1092} y={610} words="Condensate" />
    <Signal d="M634 416H930V320H990" />
    <Signal d="M800 540V500H960V340H990" />
    <rect x={990} y={308} width={130} height={44} fill="var(--field)" {...outlined} strokeWidth={2} />
    <Text x={1055} y={336} anchor="middle" fill="var(--text)" words="TIC-302" />
    <Signal d="M1120 330H1216V490M1216 362H1400V440" />
    <Pipe d="M1130 452V396H1570" arrow={[1540, 396, 0]} />
    <Text x={1570} y={384} anchor="end" words="Return" />
    <Pipe d="M1570 520H1130" arrow={[1340, 520, 180]} />
    <Valve x={1216} y={520} moves="control" />
    <Text x={1216} y={554} anchor="middle" words="TV-302A" />
    <Text x={1570} y={506} anchor="end" words="Chilled water" />
    <Valve x={1400} y={470} moves="control" open={false} />
    <Text x={1310} y={458} anchor="middle" words="TV-302B" />
    <Text x={1570} y={458} anchor="end" words="Steam" />
    <Text x={1000} y={296} words="split range 0–50 cool, 50–100 heat" />
  </g>
);

/** Reactor R-301 with its lines, its jacket's circuit and the cascade of its temperature. */
const ReactorMimic = () => (
  <g>
    <Feeds />
    <GasAndOutlet />
    <path d="M440 380a100 34 0 0 1 200 0V530a100 40 0 0 1 -200 0z" fill="var(--panel)" {...outlined} />
    <path d={`M441 ${570 - 2.1 * running.level}H639V530a99 40 0 0 1 -198 0z`} fill="var(--content)" />
    <path d="M440 430H416V548a124 56 0 0 0 248 0V430H640" fill="none" {...outlined} />
    <path d="M540 330V534M500 520L580 548M500 548L580 520" {...outlined} strokeWidth={4} />
    <circle cx={540} cy={306} r={24} fill="var(--running)" {...outlined} />
    <Text x={540} y={313} size={20} weight={600} anchor="middle" fill="var(--on-running)" words="M" />
    <Text x={540} y={250} anchor="middle" words="M-301" />
    <Text x={540} y={272} anchor="middle" words={`${agitator} ${loops["S-301"].unit}`} />
    <Value x={550} y={401} value={temperature} unit="°C" width={84} />
    <Text x={550} y={394} fill="var(--text)" words="TIC-301" />
    <Text x={452} y={506} weight={600} fill="var(--value)" words={`${figure(running.level)} %`} />
    <JacketCircuit />
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
        words={`or with the agitator below ${loops["S-301"].limits.LL} ${loops["S-301"].unit}, by wired interlock.`}
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
