/**
 * Water at the skid's back edge: fire water through HV-114 and STR-112 to the quench, process water through HV-108 and
 * LV-101 into the tank. Two supplies, so that the quench has water when the make-up has none, mm.
 */
import { lines } from "../../../../packages/plant/scrubbing-system.ts";
import { inRow } from "../../../kit/connect.ts";
import { controlValve } from "../../../kit/control-valves.ts";
import { type Part, part, type Port } from "../../../kit/part.ts";
import { clampArm } from "../../../kit/pipe-supports.ts";
import { type Point, slab } from "../../../kit/placement.ts";
import { route } from "../../../kit/pipe.ts";
import { reducer } from "../../../kit/reducers.ts";
import { hollow } from "../../../kit/solids.ts";
import { ballValve, yStrainer } from "../../../kit/steel-valves.ts";
import { numbers } from "./numbers.ts";
import { corners } from "./quench-places.ts";
import { deck } from "./steelwork.ts";
import { plantFlange } from "./waste-lines.ts";

/** Axis of both lines along the edge; height of the strainer's axis, so that its basket can be drawn out downward. */
const [axisY, axisZ] = [1100, 490] as const;
/** West end of the fire water on the skid, and inlet of HV-114. */
const [westX, valveX] = [-2500, -2366] as const;
/** Riser of the make-up; heights of its supply, HV-108, LV-101's middle, the clamp below it, and the line over the lid. */
const [makeUpX, supplyZ, handZ, valveZ, clampZ, overZ] = [-1660, 330, 900, 1750, 1450, 2060] as const;

/** The strainer of the quench water behind its valve, locked open; its outlet is where the quench line begins. */
const quenchSupply = (): { parts: Part[]; outlet: Port } => {
  const { bore, from } = lines.water;
  const shut = ballValve("HV-114", bore, "stainless").at([valveX, axisY, axisZ], [1, 0, 0], 90);
  const strainer = yStrainer("STR-112", bore, "stainless");
  const [x, y, z] = corners[0] as Point;
  const narrowed = reducer("STR-112 reducer", bore, lines.quench.bore, "stainless");
  narrowed.at([x, y, z - narrowed.outlet.end.position[2]]);
  const joints = inRow(shut.outlet, [strainer, -90]);
  const end = plantFlange(from, bore, "stainless", [westX, 1280, axisZ], [0, 1, 0]);
  const parts = [
    end,
    shut,
    strainer,
    narrowed,
    ...joints,
    ...route(numbers.water, end.inside, shut.inlet, [[westX, axisY, axisZ]]),
    ...route("STR-112 outlet", strainer.outlet, narrowed.inlet, [[x, y, axisZ]]),
  ];
  return { parts, outlet: narrowed.outlet };
};

/** Both lines, the make-up into the port `fill`, with their supports; the port `quench` is for the quench water line. */
export const water = (fill: Port): { parts: Part[]; quench: Port } => {
  const supply = quenchSupply();
  const { bore, from } = lines.makeUp;
  const end = plantFlange(from, bore, "stainless", [makeUpX, 1250, supplyZ], [0, 1, 0]);
  const shut = ballValve("HV-108", bore, "stainless").at([makeUpX, axisY, handZ], [0, 0, 1], 90);
  const level = controlValve("LV-101", bore, "stainless");
  level.at([makeUpX, axisY, valveZ - level.outlet.end.position[2] / 2], [0, 0, 1], 180);
  const stands = part("water stands", [
    ...hollow(3, slab([westX - 25, 1165, deck], [westX + 25, 1200, axisZ - 30], "galvanised")),
    ...hollow(3, slab([valveX + 60, axisY - 30, deck], [valveX + 110, axisY + 30, axisZ - 44], "galvanised")),
    ...hollow(3, slab([makeUpX - 25, 985, deck], [makeUpX + 25, 1035, clampZ + 40], "galvanised")),
    ...clampArm([makeUpX, 1030, clampZ], [makeUpX, axisY, clampZ], bore, "stainless"),
  ]).at([0, 0, 0]);
  const parts = [
    ...supply.parts,
    end,
    shut,
    level,
    stands,
    ...route(numbers.makeUp, end.inside, shut.inlet, [[makeUpX, axisY, supplyZ]]),
    ...route(numbers.makeUp, shut.outlet, level.inlet),
    ...route(numbers.makeUp, level.outlet, fill, [
      [makeUpX, axisY, overZ],
      [fill.position.x, fill.position.y, overZ],
    ]),
  ];
  return { parts, quench: supply.outlet };
};
