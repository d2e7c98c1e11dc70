import { Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { BoilerMimic } from "../mimics/BoilerMimic.tsx";
import { boiler } from "../plant/boiler.ts";
import { figure } from "../plant/figures.ts";
import { history } from "../plant/histories.ts";
import { Controllers } from "../screen/Controllers.tsx";
import { Indicator } from "../screen/Indicator.tsx";
import { Interlocks } from "../screen/Interlocks.tsx";
import { KeyFigure } from "../screen/KeyFigure.tsx";
import { Screen } from "../screen/Screen.tsx";
import { Steps } from "../screen/Steps.tsx";
import { Trend } from "../screen/Trend.tsx";

const loops = [
  {
    tag: "PIC-201",
    name: "Steam",
    setPoint: "10.0",
    value: figure(boiler.pressure, 1),
    unit: "bar",
    output: "64.8",
    mode: "Auto",
  },
  {
    tag: "FIC-202",
    name: "Gas",
    setPoint: figure(boiler.gas),
    value: figure(boiler.gas),
    unit: "m³/h",
    output: "58.3",
    mode: "Casc.",
  },
  {
    tag: "FIC-203",
    name: "Air",
    setPoint: figure(boiler.air),
    value: figure(boiler.air),
    unit: "m³/h",
    output: "61.0",
    mode: "Casc.",
  },
  {
    tag: "AIC-204",
    name: "Oxygen",
    setPoint: "3.0",
    value: figure(boiler.oxygen, 1),
    unit: "%",
    output: "50.6",
    mode: "Auto",
  },
  {
    tag: "LIC-201",
    name: "Level",
    setPoint: "50",
    value: figure(boiler.level),
    unit: "%",
    output: "47.5",
    mode: "Auto",
  },
];

const rule = 170;
const panel = 546;
const columns = { controllers: 24, interlocks: 770 };

export const views = viewsOf({
  process: { top: rule, bottom: panel },
  controllers: { top: panel, right: columns.interlocks - columns.controllers },
  interlocks: { top: panel, left: columns.interlocks - columns.controllers },
});

export default function BoilerBurnerControl() {
  return (
    <Screen title="Boiler B-201 and burner" tab="Boiler">
      <KeyFigure x={24} y={92} name="Steam" value={figure(boiler.steam, 2)} unit="t/h" note="rated 12.0" />
      <KeyFigure
        x={224}
        y={92}
        name="Steam pressure"
        value={figure(boiler.pressure, 1)}
        unit="bar g"
        note="set point 10.0"
      />
      <KeyFigure
        x={444}
        y={92}
        name="Efficiency"
        value={figure(100 * boiler.efficiency, 1)}
        unit="%"
        note="from stack loss"
      />
      <KeyFigure
        x={634}
        y={92}
        name="Heat fired"
        value={figure(boiler.fired / 1000, 2)}
        unit="MW"
        note={`to steam ${figure(boiler.useful / 1000, 2)} MW`}
      />
      <KeyFigure
        x={854}
        y={92}
        name="Feedwater"
        value={figure(boiler.feedwater, 2)}
        unit="t/h"
        note={`make-up ${figure(boiler.makeUp, 1)}, return ${figure(boiler.condensate, 1)}`}
      />
      <KeyFigure x={1104} y={92} name="Burner" value="On" note="main flame for 61 h 20 min" />
      <KeyFigure
        x={1364}
        y={92}
        name="Blowdown"
        value={figure(boiler.blowdown, 2)}
        unit="t/h"
        note="boiler water 3.2 mS/cm"
      />
      <path d={`M24 ${rule}H1576`} stroke="var(--grid)" strokeWidth={2} />

      <BoilerMimic />
      <rect y={panel} width={1600} height={1000 - panel} fill="var(--panel)" />
      <Steps
        x={columns.controllers}
        y={panel + 16}
        width={700}
        names={["Off", "Purge", "Pilot", "Main flame", "Control"]}
        current="Control"
      />
      <Controllers x={columns.controllers} y={636} width={700} loops={loops} />
      <Text x={24} y={868}>
        Air leads gas on the way up, gas leads air on the way down. Volumes at 0 °C and 1.013 bar.
      </Text>
      <Trend
        x={24}
        y={906}
        width={340}
        height={60}
        title="Steam pressure"
        now="10.0"
        unit="bar"
        points={history(7, 10, 0.02, (t) => 10 + 0.1 * Math.sin(9 * t))}
        range={[9, 11]}
        normal={[9.6, 10.4]}
        from="−1 h"
      />
      <Trend
        x={384}
        y={906}
        width={340}
        height={60}
        title="Steam flow"
        now={figure(boiler.steam, 2)}
        unit="t/h"
        points={history(11, boiler.steam, 0.05, (t) => 7.6 + 0.8 * t + 0.3 * Math.sin(7 * t))}
        range={[5, 11]}
        normal={[6, 10]}
        from="−1 h"
      />
      <Interlocks
        x={columns.interlocks}
        y={586}
        title="Burner interlocks, first-out"
        names={[
          "Flame proved",
          "Gas pressure not low",
          "Gas pressure not high",
          "Air flow above minimum",
          "Furnace pressure normal",
          "Water above low-low, two probes",
          "Steam pressure not high",
          "Fan runs",
          "Emergency stop released",
        ]}
      />
      <Text x={columns.interlocks} y={912}>
        Last trip 3 May, 09:14: gas pressure low
      </Text>
      {[
        { tag: "Level", value: boiler.level, unit: "%", range: [0, 100], normal: [40, 60], limit: 75 } as const,
        {
          tag: "O₂",
          value: boiler.oxygen,
          decimals: 1,
          unit: "%",
          range: [0, 8],
          normal: [2.2, 4],
          limit: 1.5,
        } as const,
        { tag: "Stack", value: boiler.stack, unit: "°C", range: [80, 220], normal: [115, 150], limit: 180 } as const,
        { tag: "CO", value: 24, unit: "mg/m³", range: [0, 150], normal: [0, 60], limit: 100 } as const,
      ].map((reading, at) => (
        <Indicator key={reading.tag} x={1170 + at * 116} y={620} height={250} reading={reading} />
      ))}
    </Screen>
  );
}
