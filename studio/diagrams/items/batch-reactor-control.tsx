import { Text } from "../drawing/Text.tsx";
import { recipe, running } from "../plant/batch.ts";
import { figure } from "../plant/figures.ts";
import { history } from "../plant/histories.ts";
import { Controllers } from "../screen/Controllers.tsx";
import { Interlocks } from "../screen/Interlocks.tsx";
import { KeyFigure } from "../screen/KeyFigure.tsx";
import { Pipe, Signal } from "../screen/Pipe.tsx";
import { Pump } from "../screen/Pump.tsx";
import { Screen } from "../screen/Screen.tsx";
import { Steps } from "../screen/Steps.tsx";
import { Trend } from "../screen/Trend.tsx";
import { Value } from "../screen/Value.tsx";
import { Valve } from "../screen/Valve.tsx";

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
      <path d="M24 170H1576" stroke="var(--grid)" strokeWidth={2} />
      <Steps
        x={24}
        y={186}
        width={1552}
        names={["Inert", "Charge water", "Charge emulsifier", "Heat", "Dose", "Hold", "Cool", "Discharge"]}
        current="Dose"
      />

      <Pipe d="M24 300H480V350" arrow={[60, 300, 0]} />
      <Text x={24} y={284}>
        Monomer from T-310
      </Text>
      <Valve x={290} y={300} control tag="FCV-310" />
      <Valve x={400} y={300} tag="XV-311" />
      <Value x={110} y={318} tag="" value={figure(running.dosingRate)} unit="kg/h" width={110} />
      <Text x={24} y={340}>
        FIC-310
      </Text>
      <Pipe d="M24 410H450" main={false} arrow={[60, 410, 0]} />
      <Text x={24} y={394}>
        Initiator from T-315
      </Text>
      <Valve x={290} y={410} control tag="FCV-315" />
      <Value x={110} y={428} tag="" value={figure(initiatorRate, 1)} unit="kg/h" width={110} />
      <Text x={24} y={450}>
        FIC-315
      </Text>
      <Pipe d="M24 520H440" main={false} />
      <Text x={24} y={504}>
        Demin. water from T-180
      </Text>
      <Valve x={300} y={520} open={false} tag="XV-305" />

      <path
        d="M440 380a100 34 0 0 1 200 0V570a100 40 0 0 1 -200 0z"
        fill="var(--panel)"
        stroke="var(--outline)"
        strokeWidth={2.5}
      />
      <path d={`M441 ${610 - 2.3 * running.level}H639V570a99 40 0 0 1 -198 0z`} fill="var(--content)" />
      <path d="M424 430H416V590a124 56 0 0 0 248 0V430H656" fill="none" stroke="var(--outline)" strokeWidth={2.5} />
      <path d="M540 330V574M500 560L580 588M500 588L580 560" stroke="var(--outline)" strokeWidth={4} />
      <circle cx={540} cy={306} r={24} fill="var(--running)" stroke="var(--outline)" strokeWidth={2.5} />
      <Text x={540} y={313} size={20} weight={600} anchor="middle" fill="var(--on-running)">
        M
      </Text>
      <Text x={574} y={302}>
        M-301
      </Text>
      <Text x={574} y={324}>
        72 1/min
      </Text>
      <Value x={550} y={440} tag="" value="80.2" unit="°C" width={84} />
      <Text x={550} y={430} fill="var(--text)">
        TIC-301
      </Text>
      <Text x={452} y={540} weight={600} fill="var(--value)">{`${figure(running.level)} %`}</Text>

      <Pipe d="M860 586H664" arrow={[760, 586, 180]} />
      <Pipe d="M664 440H1130V580" arrow={[740, 440, 0]} />
      <Value x={690} y={460} tag="" value={figure(running.jacketOut, 1)} unit="°C" width={90} />
      <Text x={690} y={428}>
        TI-303 out
      </Text>
      <Value x={690} y={606} value={figure(running.jacketIn, 1)} unit="°C" width={90} />
      <Text x={690} y={574}>
        TIC-302 in
      </Text>
      <g transform="translate(1780 0) scale(-1 1)">
        <Pump x={890} y={586} tag="" state="running" />
      </g>
      <Text x={890} y={630} anchor="middle">
        P-302
      </Text>
      <Pipe d="M1130 580V586H914" arrow={[1010, 586, 180]} />
      <Value x={930} y={606} value={figure(running.jacketFlow, 1)} unit="m³/h" width={112} />
      <Signal d="M634 456H664V490H880V330H990" />
      <rect x={990} y={308} width={130} height={44} fill="var(--field)" stroke="var(--outline)" strokeWidth={2} />
      <Text x={1055} y={336} anchor="middle" fill="var(--text)">
        TIC-302
      </Text>
      <Signal d="M1120 330H1216V490M1216 362H1400V440" />
      <Pipe d="M1130 440V396H1570" arrow={[1540, 396, 0]} />
      <Text x={1570} y={384} anchor="end">
        Return
      </Text>
      <Pipe d="M1570 520H1130" arrow={[1340, 520, 180]} />
      <Valve x={1216} y={520} control />
      <Text x={1216} y={554} anchor="middle">
        FCV-302A
      </Text>
      <Text x={1570} y={506} anchor="end">
        Cooling water
      </Text>
      <Pipe d="M1570 470H1130" main={false} />
      <Valve x={1400} y={470} control open={false} />
      <Text x={1310} y={458} anchor="middle">
        FCV-302B
      </Text>
      <Text x={1570} y={458} anchor="end">
        Steam
      </Text>
      <Text x={1000} y={296}>
        split range 0–50 cool, 50–100 heat
      </Text>

      <rect y={652} width={1600} height={348} fill="var(--panel)" />
      <Controllers x={24} y={686} width={700} loops={loops} />
      <Text x={24} y={916}>
        Cascade: TIC-301 sets TIC-302. Dosing stops above 84 °C
      </Text>
      <Text x={24} y={940}>
        or with the agitator below 40 1/min, by wired interlock.
      </Text>
      <Trend
        x={764}
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
        x={764}
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
        x={1200}
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
