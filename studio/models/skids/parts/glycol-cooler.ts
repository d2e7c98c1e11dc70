import { branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { shellAndTube } from "../../../kit/exchangers.ts";
import { gasket } from "../../../kit/flanges.ts";
import { part, type WithPorts } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { pipeStand } from "../../../kit/skids.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { impulse, thermometer, tubedGauge, tubedThermocouple } from "../../../kit/instruments.ts";
import { valveStation } from "./valve-station.ts";

const bore = 100;
const shell = { diameter: 450, length: 2600, shellBore: bore, tubeBore: bore } as const;

/** Two stacked exchangers in counterflow at `point`: shell side downwards, tube side upwards. */
const coolerStack = (point: Point) => {
  const half = shell.diameter / 2 + 90 + 0.7 * bore + gasket / 2;
  const place = { axis: 760, shellInlet: "near", carries: half, plate: "lower exchanger" } as const;
  const lower = shellAndTube("E-601B", { ...shell, ...place }).at(point);
  const upper = shellAndTube("E-601A", { ...shell, axis: half, plate: "upper exchanger" });
  const joints = [connect(lower.tubeOut, upper.tubeIn), connect(upper.shellOut, lower.shellIn)];
  return { parts: [lower, upper, ...joints], lower, upper };
};

const tap = (station: number) =>
  ({ bore: impulse, station, direction: [0, 1, 0], reach: 100, kind: "tubing" }) as const;

/** Run with its inlet at `point` along X (1) or -X (-1), with a temperature and a pressure instrument. */
const meteredRun = (name: string, point: Point, way: 1 | -1, heat: WithPorts<"process">, dial: string) => {
  const run = branchedRun(name, bore, 480, "steel", { heat: tap(160), pressure: tap(320) }).at(point, [way, 0, 0]);
  const pressure = tubedGauge(dial);
  const joints = [connect(run.heat, heat.process, -90), connect(run.pressure, pressure.process, -90)];
  return { run, heat, pressure, joints };
};

/** Two stacked exchangers on a skid of height `deck` and half length `edge`, with their glycol and water lines. */
export const glycolCooler = (deck: number, edge: number) => {
  const [shellY, coldY, waterY] = [330, 0, -560];
  const { parts: stack, lower, upper } = coolerStack([50, shellY, deck]);
  const station = valveStation("TV-603", [edge, waterY, deck + 460]);
  const [top, low] = [upper.shellIn.position.z + 250, lower.shellOut.position.z - 240];
  const hot = meteredRun("glycol inlet", [edge - 480, shellY, top], 1, thermometer("TI-601"), "PI-601");
  const cold = meteredRun("glycol outlet", [edge - 530, coldY, low], 1, tubedThermocouple("TT-603"), "PI-603");
  const back = meteredRun("water return", [480 - edge, shellY, top], -1, thermometer("TI-602"), "PI-602");
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
  leaveOpen(station.inlet, ...runs.map(({ run }) => run.outlet));
  const stand = (x: number, y: number, z: number) => pipeStand([x, y, z], bore, "steel", "x", deck);
  const stands = part("pipe stands", [
    ...[edge - 98, 127, -900].flatMap((x) => stand(x, waterY, deck + 460)),
    ...[edge - 240, 240 - edge].flatMap((x) => stand(x, shellY, top)),
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
