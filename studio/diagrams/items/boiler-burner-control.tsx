import { Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { BoilerMimic } from "../mimics/BoilerMimic.tsx";
import { boiler } from "../plant/boiler.ts";
import { figure } from "../plant/figures.ts";
import { history } from "../plant/histories.ts";
import { burnerTrips } from "../plant/interlocks.ts";
import { reading } from "../plant/readings.ts";
import { mainPlant } from "../plant/tags/main-plant.ts";
import { type Controller, Controllers, Interlocks } from "../screen/lists.tsx";
import { Indicator } from "../screen/Indicator.tsx";
import { KeyFigures } from "../screen/values.tsx";
import { Screen } from "../screen/Screen.tsx";
import { Steps } from "../screen/Keys.tsx";
import { Trend } from "../screen/trends.tsx";

const { loops } = mainPlant;
const setPoint = (loop: "P-201" | "A-204" | "L-201", decimals = 0) => figure(loops[loop].setPoint, decimals);
const controllers: readonly Controller[] = [
  ["PIC-201", setPoint("P-201", 1), figure(boiler.pressure, 1), "64.8", "Auto"],
  ["FIC-202", figure(boiler.gas), figure(boiler.gas), "58.3", "Casc."],
  ["FIC-203", figure(boiler.air), figure(boiler.air), "61.0", "Casc."],
  ["AIC-204", setPoint("A-204", 1), figure(boiler.oxygen, 1), "50.6", "Auto"],
  ["LIC-201", setPoint("L-201"), figure(boiler.level), "47.5", "Auto"],
];
const readings = [
  reading(loops["L-201"], boiler.level),
  reading(loops["A-204"], boiler.oxygen, 1),
  reading(loops["T-204"], boiler.stack),
  reading(loops["A-205"], 24),
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
      <KeyFigures
        of={[
          [24, "Steam", figure(boiler.steam, 2), "t/h", "rated 12.0"],
          [224, "Steam pressure", figure(boiler.pressure, 1), "bar g", `set point ${setPoint("P-201", 1)}`],
          [444, "Efficiency", figure(100 * boiler.efficiency, 1), "%", "from stack loss"],
          [634, "Heat fired", figure(boiler.fired / 1000, 2), "MW", `to steam ${figure(boiler.useful / 1000, 2)} MW`],
          [
            854,
            "Feedwater",
            figure(boiler.feedwater, 2),
            "t/h",
            `make-up ${figure(boiler.makeUp, 1)}, return ${figure(boiler.condensate, 1)}`,
          ],
          [1104, "Burner", "On", "", "main flame for 61 h 20 min"],
          [1364, "Blowdown", figure(boiler.blowdown, 2), "t/h", "boiler water 3.2 mS/cm"],
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
        now="10.0"
        unit="bar"
        points={history(7, 10, 0.02, (t) => 10 + 0.1 * Math.sin(9 * t))}
        range={loops["P-201"].range}
        normal={loops["P-201"].normal}
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
        range={loops["F-206"].range}
        normal={loops["F-206"].normal}
        from="−1 h"
      />
      <Interlocks x={columns.interlocks} y={586} title="Burner interlocks, first-out" of={burnerTrips} />
      <Text x={columns.interlocks} y={912} words="Last trip 3 May, 09:14: gas pressure low" />
      {readings.map((reading, at) => (
        <Indicator key={reading.tag} x={1170 + at * 116} y={620} height={250} reading={reading} />
      ))}
    </Screen>
  );
}
