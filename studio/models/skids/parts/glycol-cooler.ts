import { part } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import { pipeStand } from "../../../kit/skids.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { thermometer, tubedGauge, tubedThermocouple } from "../../../kit/instruments.ts";
import { coolerStack } from "./cooler-stack.ts";
import { meteredRun } from "./metered-run.ts";
import { valveStation } from "./valve-station.ts";

/** Two stacked exchangers on a skid of height `deck` and half length `edge`, with their glycol and water lines. */
export const glycolCooler = (deck: number, edge: number) => {
  const [shellY, coldY, waterY] = [330, 0, -560];
  const { parts: stack, lower, upper } = coolerStack([50, shellY, deck]);
  const station = valveStation("TV-603", [edge, waterY, deck + 460]);
  const [top, low] = [upper.shellIn.position.z + 250, lower.shellOut.position.z - 240];
  const hot = meteredRun("glycol inlet", [edge - 480, shellY, top], [1, 0, 0], {
    heat: thermometer("TI-601"),
    pressure: tubedGauge("PI-601"),
  });
  const cold = meteredRun("glycol outlet", [edge - 530, coldY, low], [1, 0, 0], {
    heat: tubedThermocouple("TT-603"),
    pressure: tubedGauge("PI-603"),
  });
  const back = meteredRun("water return", [-edge + 480, shellY, top], [-1, 0, 0], {
    heat: thermometer("TI-602"),
    pressure: tubedGauge("PI-602"),
  });
  const runs = [hot, cold, back];
  const [hotIn, waterIn] = [upper.shellIn.position, lower.tubeIn.position];
  const pipes = [
    ...route("glycol to the upper shell", hot.run.inlet, upper.shellIn, [[hotIn.x, shellY, top]]),
    ...route("glycol from the lower shell", cold.run.inlet, lower.shellOut, [
      [hotIn.x, coldY, low],
      [hotIn.x, shellY, low],
    ]),
    ...route("water from the tubes", back.run.inlet, upper.tubeOut, [[waterIn.x, shellY, top]]),
    ...route("water to the tubes", station.outlet, lower.tubeIn, [
      [waterIn.x, waterY, deck + 460],
      [waterIn.x, waterY, low],
      [waterIn.x, shellY, low],
    ]),
  ];
  leaveOpen(station.inlet, hot.run.outlet, cold.run.outlet, back.run.outlet);
  const stands = part("pipe stands", [
    ...[edge - 98, 127, -900].flatMap((x) => pipeStand([x, waterY, deck + 460], 100, "steel", "x", deck)),
    ...pipeStand([edge - 240, shellY, top], 100, "steel", "x", deck),
    ...pipeStand([-edge + 240, shellY, top], 100, "steel", "x", deck),
  ]).at([0, 0, 0]);
  const parts = [
    ...stack,
    ...station.parts,
    ...runs.map(({ run }) => run),
    cold.heat,
    hot.heat,
    back.heat,
    ...runs.map(({ pressure }) => pressure),
    ...pipes,
    ...runs.flatMap(({ joints }) => joints),
    stands,
  ];
  return { parts, upper, station, hot, cold, back };
};
