import { Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { boiler, lastHour, pressureNow } from "../plant/boiler.ts";
import { span } from "../plant/clock.ts";
import { figure } from "../plant/figures.ts";
import { burnerTrips } from "../plant/interlocks.ts";
import { boilerReadings, shownNow } from "../plant/readings.ts";
import { boilerDesign, flame } from "../plant/registers/boiler.ts";
import { mainPlant } from "../plant/registers/main-plant.ts";
import { Crossing, outlined, Pipe, Pump, Valve } from "../screen/equipment.tsx";
import { Indicators } from "../screen/Indicators.tsx";
import { Steps } from "../screen/Keys.tsx";
import { type Controller, Controllers, Interlocks } from "../screen/lists.tsx";
import { Screen } from "../screen/Screen.tsx";
import { Trend } from "../screen/trends.tsx";
import { KeyFigures, rule, Value } from "../screen/values.tsx";

const { loops } = mainPlant;
const setPoint = (loop: "P-201" | "A-204" | "L-201", decimals = 0) => figure(loops[loop].setPoint, decimals);
const controllers: readonly Controller[] = [
  ["PIC-201", setPoint("P-201", 1), figure(pressureNow, 1), "64.8", "Auto"],
  ["FIC-202", figure(boiler.gas), figure(boiler.gas), "58.3", "Casc."],
  ["FIC-203", figure(boiler.air), figure(boiler.air), "61.0", "Casc."],
  ["AIC-204", setPoint("A-204", 1), figure(boiler.oxygen, 1), "50.6", "Auto"],
  ["LIC-201", setPoint("L-201"), shownNow("L-201"), "47.5", "Auto"],
];

const panel = 546;
const columns = { controllers: 24, interlocks: 770 };

export const views = viewsOf({
  process: { top: rule, bottom: panel },
  controllers: { top: panel, right: columns.interlocks - columns.controllers },
  interlocks: { top: panel, left: columns.interlocks - columns.controllers },
});

/** Boiler B-201: gas train, air, furnace, economizer, steam and feedwater. */
const BoilerMimic = () => (
  <g>
    <Pipe d="M24 300H560" arrow={[60, 300, 0]} />
    <Text x={24} y={284} words="Natural gas" />
    <Value x={24} y={340} tag="PI-202" value={shownNow("P-202", 2)} width={104} />
    <Pipe d="M240 300V250" main={false} />
    <Valve x={240} y={236} open={false} upright tag="XV-202C" label={[18, 6, "start"]} />
    <Pipe d="M240 220V196" main={false} />
    <Text x={254} y={206} words="vent" />
    {/* The pilot line is closed once the main flame is proved, and vented between its valves. */}
    <Pipe d="M138 300V362H560" main={false} arrow={[440, 362, 0]} />
    <Pipe d="M268 362V396" main={false} />
    <Valve x={268} y={410} upright tag="XV-207C" label={[-18, 12, "end"]} />
    <Pipe d="M268 424V446" main={false} />
    <Text x={256} y={446} anchor="end" words="vent" />
    <Valve x={200} y={362} open={false} tag="XV-207A" />
    <Valve x={336} y={362} open={false} tag="XV-207B" />
    <Text x={458} y={354} words="pilot" />
    <Valve x={176} y={300} tag="XV-202A" />
    <Valve x={304} y={300} tag="XV-202B" />
    <Valve x={420} y={300} moves="control" tag="FV-202" />
    <Value x={370} y={220} tag="FIC-202" value={figure(boiler.gas)} />
    <Pump x={90} y={470} tag="K-203 fan" state="running" />
    <Pipe d="M114 470H520V392H560" arrow={[160, 470, 0]} />
    <Valve x={300} y={470} moves="damper" tag="FV-203" />
    <Value x={384} y={424} tag="FIC-203" value={figure(boiler.air)} />
    <path d="M560 270L600 300V380L560 410z" fill="var(--running)" {...outlined} />
    <path d="M600 240H860V440H600z" fill="var(--field)" {...outlined} />
    <path
      d="M606 340C640 296 700 312 746 340C700 368 640 384 606 340z"
      fill="var(--running)"
      {...outlined}
      strokeWidth={2}
    />
    <Text x={612} y={266} weight={600} fill="var(--text)" words="Furnace" />
    <Value x={612} y={400} value={shownNow("B-201")} unit="%" width={82} />
    <Text x={704} y={422} words="flame BE-201" />
    <path d="M600 186H860V226H600z" fill="var(--content)" {...outlined} />
    <Text x={612} y={213} weight={600} fill="var(--text)" words="Steam and water" />
    <Text x={848} y={213} anchor="end" weight={600} fill="var(--value)" words={`${shownNow("L-201")} %`} />
    <path d="M660 226V240M730 226V240M800 226V240" stroke="var(--pipe)" strokeWidth={4} />
    <Pipe d="M860 198H1570" arrow={[1560, 198, 0]} />
    <Value x={1180} y={220} value={figure(boiler.steam, 2)} unit="t/h" />
    <Text x={1306} y={242} words="FI-206 steam to users" />
    <Value x={1010} y={220} value={figure(pressureNow, 1)} unit="bar g" width={130} />
    <Text x={936} y={242} words="PIC-201" />
    <Pipe d="M860 340H960" arrow={[930, 340, 0]} />
    <path d="M960 290H1080V390H960z" fill="var(--running)" {...outlined} />
    <path d="M976 372L996 308L1016 372L1036 308L1056 372" fill="none" stroke="var(--on-running)" strokeWidth={2.5} />
    <Text x={1020} y={414} anchor="middle" words="E-204 economizer" />
    <Pipe d="M1080 318H1180V284H1240" arrow={[1226, 284, 0]} />
    <Text x={1250} y={290} words="stack" />
    <Value x={1310} y={268} value={figure(boiler.stack)} unit="°C" width={96} />
    <Value x={1430} y={268} value={figure(boiler.oxygen, 1)} unit="% O₂" width={110} />
    <Pipe d="M1570 470H1424M1376 470H1140V360H1080" arrow={[1140, 420, -90]} />
    <Pipe d="M960 372H900V206H860" arrow={[900, 280, -90]} />
    <Crossing x={900} y={340} upright />
    <Pump x={1400} y={470} state="running" discharge="left" />
    <Text x={1400} y={514} anchor="middle" words="P-205A" />
    <Valve x={1250} y={470} moves="control" tag="LV-201" />
    <Value x={1290} y={400} tag="FI-205" value={figure(boiler.feedwater, 2)} />
    <Text x={1570} y={452} anchor="end" words={`${boilerDesign.feedwater} °C`} />
  </g>
);

export default function BoilerBurnerControl() {
  return (
    <Screen title="Boiler B-201 and burner" tab="Boiler">
      <KeyFigures
        of={[
          [24, "Steam", figure(boiler.steam, 2), "t/h", `rated ${figure(boilerDesign.rated, 1)}`],
          [224, "Steam pressure", figure(pressureNow, 1), "bar g", `set point ${setPoint("P-201", 1)}`],
          [444, "Efficiency", figure(100 * boiler.efficiency, 1), "%", "from stack loss"],
          [634, "Heat fired", figure(boiler.fired / 1000, 2), "MW", `to steam ${figure(boiler.useful / 1000, 2)} MW`],
          [
            854,
            "Feedwater",
            figure(boiler.feedwater, 2),
            "t/h",
            `make-up ${figure(boiler.makeUp, 1)}, return ${figure(boiler.condensate, 1)}`,
          ],
          [1104, "Burner", "On", "", `main flame for ${span(flame.burns)}`],
          [
            1364,
            "Blowdown",
            figure(boiler.blowdown, 2),
            "t/h",
            `boiler water ${figure(boilerDesign.conductivity, 1)} mS/cm`,
          ],
        ]}
      />

      <BoilerMimic />
      <rect y={panel} width={1600} height={1000 - panel} fill="var(--panel)" />
      <Steps x={24} y={562} width={700} names={["Off", "Purge", "Pilot", "Main flame", "Control"]} current="Control" />
      <Controllers x={columns.controllers} y={636} loops={controllers} />
      <Text
        x={24}
        y={868}
        words="Air leads gas on the way up, gas leads air on the way down. Volumes at 0 °C and 1.013 bar."
      />
      <Trend
        x={24}
        y={906}
        width={340}
        height={60}
        title="Steam pressure"
        now={figure(pressureNow, 1)}
        points={lastHour.pressure}
        of={loops["P-201"]}
        from="−1 h"
      />
      <Trend
        x={384}
        y={906}
        width={340}
        height={60}
        title="Steam flow"
        now={figure(boiler.steam, 2)}
        points={lastHour.steam}
        of={loops["F-206"]}
        from="−1 h"
      />
      <Interlocks x={columns.interlocks} y={586} title="Burner interlocks, first-out" of={burnerTrips} />
      <Text x={columns.interlocks} y={976} words={`Last trip ${flame.lastTrip}`} />
      <Indicators x={1170} y={620} step={116} height={250} of={boilerReadings} />
    </Screen>
  );
}
