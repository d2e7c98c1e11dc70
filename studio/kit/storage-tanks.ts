/**
 * Atmospheric storage tanks: flat bottom, cone roof, spiral stair, roof rail, vent, manways. Simplified proportions.
 */
import { gratingFloor } from "./gratings.ts";
import { davitManway } from "./manways.ts";
import { earthingBoss, nameplate } from "./nameplates.ts";
import { type End, part, type WithPorts } from "./part.ts";
import { at, type Point, ring } from "./placement.ts";
import { block, cylinder, type Piece, revolved, tube } from "./solids.ts";
import { spiralStair, spiralTurn } from "./spiral-stairs.ts";
import { handrail } from "./steel.ts";
import { manhole, nozzle, onShell } from "./vessels.ts";

export interface TankForm {
  diameter: number;
  height: number;
  /** Bearings in degrees from +X: outlet, shell manway and foot of the stair. */
  outlet: number;
  manway: number;
  stair: number;
  /** Bore of the outlet and height of its axis above the bottom, mm. */
  bore: number;
  axis: number;
}

/** Height of a tank's ring foundation, mm. */
export const tankFoundation = 250;
const slope = 1 / 7;

/** Breather vent on a flanged stub: mushroom hood over a screen. */
const vent = (): Piece[] => [
  ...tube(84, 78, 260, "pipework"),
  ...at(tube(140, 78, 22, "pipework"), [0, 0, 200]),
  ...at(cylinder(120, 110, "stainless"), [0, 0, 222]),
  ...at(
    revolved(
      [
        [0, 0],
        [190, 0],
        [190, 30],
        [90, 90],
        [0, 104],
      ],
      "pipework",
    ),
    [0, 0, 332],
  ),
];

const roundRail = (radius: number, from: number, to: number, z: number): Piece[] => {
  const count = Math.max(2, Math.round((to - from) / 15));
  return handrail(
    Array.from({ length: count + 1 }, (_, index): Point => {
      const bearing = ((from + ((to - from) * index) / count) * Math.PI) / 180;
      return [radius * Math.cos(bearing), radius * Math.sin(bearing), z];
    }),
  );
};

/** Tank about Z on its ring foundation on z = 0. Ports: the outlet, and a roof nozzle for the level instrument. */
export const storageTank = (name: string, form: TankForm): WithPorts<"outlet" | "level"> => {
  const { diameter, height, bore, axis } = form;
  const radius = diameter / 2;
  const top = tankFoundation + height;
  const apex = top + radius * slope;
  const roofAt = (reach: number) => apex - reach * slope;
  const landing = form.stair + spiralTurn(radius, top);
  const outlet = nozzle({ bore, kind: "steel", ...onShell(radius, form.outlet, tankFoundation + axis), reach: 250 });
  const onRoof = (reach: number, bearing: number): Point => {
    const angle = (bearing * Math.PI) / 180;
    return [reach * Math.cos(angle), reach * Math.sin(angle), roofAt(reach)];
  };
  const level = nozzle({
    bore: 80,
    kind: "steel",
    root: onRoof(radius - 520, landing + 28),
    direction: [0, 0, 1],
    reach: 220,
    buried: 60,
  });
  const courses = [1, 2, 3].map((course) => tankFoundation + (course * height) / 4);
  const manway = onShell(radius, form.manway, tankFoundation + 750);
  const plate = onShell(radius, form.manway + 22, tankFoundation + 1500);
  return part(
    name,
    [
      ...cylinder(radius + 260, tankFoundation - 12, "concrete"),
      ...at(cylinder(radius + 60, 12, "steel"), [0, 0, tankFoundation - 12]),
      ...at(cylinder(radius, height, "pipework"), [0, 0, tankFoundation]),
      ...courses.flatMap((z) => at(tube(radius + 5, radius - 2, 10, "pipework"), [0, 0, z])),
      ...at(tube(radius + 75, radius - 2, 10, "pipework"), [0, 0, top - 10]),
      ...at(tube(radius + 75, radius + 67, 75, "pipework"), [0, 0, top - 80]),
      ...at(
        revolved(
          [
            [0, 0],
            [radius + 40, 0],
            [0, radius * slope + 6],
          ],
          "pipework",
        ),
        [0, 0, top],
      ),
      ...outlet.pieces,
      ...level.pieces,
      ...davitManway({ bore: 600, kind: "steel", ...manway, reach: 260, buried: 60 }),
      ...manhole({
        bore: 500,
        kind: "steel",
        root: onRoof(radius * 0.55, landing + 70),
        direction: [0, 0, 1],
        reach: 220,
        buried: 60,
      }),
      ...at(vent(), [0, 0, apex - 40]),
      ...at(nameplate(300, 200), plate.root, plate.direction),
      ...ring(at(earthingBoss(), [0, 0, 0], [1, 0, 0]), 4, radius, tankFoundation + 300, true),
      ...spiralStair(radius, top, form.stair),
      ...at(gratingFloor([0, -450], [900, 450], top + 110), onShell(radius - 100, landing, 0).root, [0, 0, 1], landing),
      ...at(
        handrail([
          [860, -430, top + 110],
          [860, 430, top + 110],
          [160, 430, top + 110],
        ]),
        onShell(radius - 100, landing, 0).root,
        [0, 0, 1],
        landing,
      ),
      ...at(block(800, 760, 110 - 32, "steel"), onShell(radius + 300, landing, top).root, [0, 0, 1], landing),
      ...ring(at(block(60, 60, 120, "steel"), [0, 0, -110]), 24, radius + 40, top),
      ...roundRail(radius + 40, landing + 12, landing + 348, top),
    ],
    { outlet: outlet.end, level: level.end } satisfies Record<"outlet" | "level", End>,
  );
};
