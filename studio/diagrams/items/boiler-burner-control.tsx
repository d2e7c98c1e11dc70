import { Text } from "../drawing/Text.tsx";
import { boiler } from "../plant/boiler.ts";
import { figure } from "../plant/figures.ts";
import { history } from "../plant/histories.ts";
import { Controllers } from "../screen/Controllers.tsx";
import { Indicator } from "../screen/Indicator.tsx";
import { Interlocks } from "../screen/Interlocks.tsx";
import { KeyFigure } from "../screen/KeyFigure.tsx";
import { Pipe } from "../screen/Pipe.tsx";
import { Pump } from "../screen/Pump.tsx";
import { Screen } from "../screen/Screen.tsx";
import { Steps } from "../screen/Steps.tsx";
import { Trend } from "../screen/Trend.tsx";
import { Value } from "../screen/Value.tsx";
import { Valve } from "../screen/Valve.tsx";

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
      <path d="M24 170H1576" stroke="var(--grid)" strokeWidth={2} />

      <Pipe d="M24 300H560" arrow={[60, 300, 0]} />
      <Text x={24} y={284}>
        Natural gas
      </Text>
      <Value x={24} y={340} tag="PI-202" value="0.85" unit="bar" width={104} />
      <Pipe d="M240 300V250" main={false} />
      <Valve x={240} y={236} open={false} upright tag="XV-202C" label={[18, 6, "start"]} />
      <Pipe d="M240 220V196" main={false} />
      <Text x={254} y={206}>
        vent
      </Text>
      <Valve x={176} y={300} tag="XV-202A" />
      <Valve x={304} y={300} tag="XV-202B" />
      <Valve x={420} y={300} control tag="FCV-202" />
      <Value x={370} y={220} tag="FIC-202" value={figure(boiler.gas)} unit="m³/h" />
      <Pump x={90} y={470} tag="K-203 fan" state="running" />
      <Pipe d="M114 470H520V380H560" arrow={[160, 470, 0]} />
      <Valve x={300} y={470} control tag="FCV-203" />
      <Value x={360} y={420} tag="FIC-203" value={figure(boiler.air)} unit="m³/h" />
      <path d="M560 270L600 300V380L560 410z" fill="var(--running)" stroke="var(--outline)" strokeWidth={2.5} />
      <path d="M600 240H860V440H600z" fill="var(--field)" stroke="var(--outline)" strokeWidth={2.5} />
      <path
        d="M606 340C640 296 700 312 746 340C700 368 640 384 606 340z"
        fill="var(--running)"
        stroke="var(--outline)"
        strokeWidth={2}
      />
      <Text x={612} y={266} weight={600} fill="var(--text)">
        Furnace
      </Text>
      <Value x={612} y={400} value="84" unit="%" width={82} />
      <Text x={704} y={422}>
        flame BE-201
      </Text>
      <path d="M600 186H860V226H600z" fill="var(--content)" stroke="var(--outline)" strokeWidth={2.5} />
      <Text x={612} y={213} weight={600} fill="var(--text)">
        Steam and water
      </Text>
      <Text x={848} y={213} anchor="end" weight={600} fill="var(--value)">{`${boiler.level} %`}</Text>
      <path d="M660 226V240M730 226V240M800 226V240" stroke="var(--pipe)" strokeWidth={4} />
      <Pipe d="M860 198H1570" arrow={[1560, 198, 0]} />
      <Value x={1180} y={220} tag="" value={figure(boiler.steam, 2)} unit="t/h" />
      <Text x={1306} y={242}>
        FI-206 steam to users
      </Text>
      <Value x={1010} y={220} value={figure(boiler.pressure, 1)} unit="bar g" width={130} />
      <Text x={936} y={242}>
        PIC-201
      </Text>
      <Pipe d="M860 340H960" arrow={[930, 340, 0]} />
      <path d="M960 290H1080V390H960z" fill="var(--running)" stroke="var(--outline)" strokeWidth={2.5} />
      <path d="M976 372L996 308L1016 372L1036 308L1056 372" fill="none" stroke="var(--on-running)" strokeWidth={2.5} />
      <Text x={1020} y={414} anchor="middle">
        E-204 economiser
      </Text>
      <Pipe d="M1080 318H1180V284H1240" arrow={[1226, 284, 0]} />
      <Text x={1250} y={290}>
        stack
      </Text>
      <Value x={1310} y={268} value={figure(boiler.stack)} unit="°C" width={96} />
      <Value x={1430} y={268} value={figure(boiler.oxygen, 1)} unit="% O₂" width={110} />
      <Pipe d="M1570 470H1424M1376 470H1140V360H1080" arrow={[1140, 420, -90]} />
      <Pipe d="M960 372H900V206H860" arrow={[900, 280, -90]} />
      <g transform="translate(2800 0) scale(-1 1)">
        <Pump x={1400} y={470} tag="" state="running" />
      </g>
      <Text x={1400} y={514} anchor="middle">
        P-205A
      </Text>
      <Valve x={1250} y={470} control tag="FCV-205" />
      <Value x={1290} y={400} tag="FI-205" value={figure(boiler.feedwater, 2)} unit="t/h" />
      <Text x={1570} y={452} anchor="end">
        105 °C
      </Text>

      <rect y={546} width={1600} height={454} fill="var(--panel)" />
      <Steps x={24} y={562} width={700} names={["Off", "Purge", "Pilot", "Main flame", "Control"]} current="Control" />
      <Controllers x={24} y={636} width={700} loops={loops} />
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
        x={770}
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
      <Text x={770} y={912}>
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
