/**
 * Atmospheric storage tanks: flat bottom, cone roof, spiral stair, roof rail, vent, manways. Simplified proportions.
 */
import { Vector3 } from "three";
import { asTank, holds } from "./capacity.ts";
import { flange } from "./flanges.ts";
import { flangeSize, lineMaterial, wallOf } from "./line-classes.ts";
import { gratingFloor } from "./gratings.ts";
import { earthingBoss, nameplate } from "./nameplates.ts";
import { endAt, endsOf, type WithPorts, withPorts } from "./part.ts";
import { centerLine } from "./pipe.ts";
import { at, polar, ring, turned } from "./placement.ts";
import { block, cylinder, hollow, type Piece, revolved, tube } from "./solids.ts";
import { spiralStair, spiralTurn } from "./stairs.ts";
import { handrail } from "./steel.ts";
import { davitManway, nozzle, onShell } from "./vessels.ts";

interface TankForm {
  diameter: number;
  height: number;
  /** Bearings in degrees from +X: outlet, shell manway, foot of the stair, overflow and drain. */
  outlet: number;
  manway: number;
  stair: number;
  overflow: number;
  drain: number;
  /** Bores of outlet, fill and overflow, and height of the outlet's axis above the bottom, mm. */
  bore: number;
  fillBore: number;
  axis: number;
}

/** Height of a tank's ring foundation, mm. */
export const tankFoundation = 250;
const slope = 1 / 7;
/** Thickness of shell and roof, mm: not less than API 650 asks for a tank of this size. */
const [wall, roof] = [6, 5] as const;
/** The fill is this far beside the line from the tank's axis through its outlet, mm. */
const fillAside = 700;
const ventBore = 150;
/** Bore of the emergency vent on the roof, which is also its manhole, mm. */
export const emergencyBore = 500;
/** Bore of the manway in the shell, height of its axis above the foundation, and reach of its face from the shell, mm. */
export const shellManway = { bore: 600, above: 750, reach: 260 } as const;
/** End of the fill's dip pipe above the bottom, mm. */
export const dipAbove = 200;

/** Breather vent on its flange: mushroom hood over a screen. */
export const ventHood = (name: string): WithPorts<"process"> =>
  withPorts(name, { process: endAt(ventBore, "steel") }, [
    ...flange(ventBore, "steel"),
    ...at(hollow(3, cylinder(120, 110, "stainless")), [0, 0, 60]),
    ...at(
      hollow(
        3,
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
      ),
      [0, 0, 168],
    ),
  ]);

/** Emergency vent on its flange: a weighted cover on a hinge, held by nothing but its weight. */
export const emergencyVent = (name: string): WithPorts<"process"> => {
  const { outside, pipe } = flangeSize(emergencyBore, "steel");
  const [rim, up] = [outside / 2 - 60, 150] as const;
  return withPorts(name, { process: endAt(emergencyBore, "steel") }, [
    ...flange(emergencyBore, "steel"),
    ...at(tube(pipe / 2, pipe / 2 - wallOf(emergencyBore, "steel"), up - 32, "pipework"), [0, 0, 40]),
    ...at(cylinder(rim, 14, "pipework"), [0, 0, up + 8]),
    ...at(cylinder(rim * 0.55, 46, "steel"), [0, 0, up + 22]),
    ...at(hollow(8, block(70, 150, 60, "steel")), [pipe / 2 + 34, 0, up - 52]),
    ...at(cylinder(16, 190, "stainless"), [rim + 14, -95, up + 15], [0, 1, 0]),
  ]);
};

const roundRail = (radius: number, from: number, to: number, z: number): Piece[] => {
  const count = Math.max(2, Math.round((to - from) / 25));
  return handrail(
    Array.from({ length: count + 1 }, (_, index) => polar(radius, from + ((to - from) * index) / count, z)),
  );
};

/** Tank about Z on its ring foundation on z = 0; the fill is near the top, parallel to the outlet. */
export const storageTank = (name: string, form: TankForm) => {
  const { diameter, height, bore, axis } = form;
  const radius = diameter / 2;
  const top = tankFoundation + height;
  const apex = top + radius * slope;
  const roofAt = (reach: number) => apex - reach * slope;
  const landing = form.stair + spiralTurn(radius, top);
  const on = (size: number, { root, direction }: ReturnType<typeof onShell>, reach: number, buried = 15) => ({
    bore: size,
    kind: "steel" as const,
    root,
    direction,
    reach,
    buried,
  });
  const onWall = (bearing: number, z: number) => onShell(radius, bearing, z);
  const onRoof = (reach: number, bearing: number, below = 0) => ({
    root: polar(reach, bearing, roofAt(reach) - below),
    direction: [0, 0, 1] as const,
  });
  const low = onWall(form.outlet, top - 320);
  const [across, along] = [low.direction[1], low.direction[0]];
  const chord = Math.sqrt(radius ** 2 - fillAside ** 2);
  const ends = {
    outlet: nozzle(on(bore, onWall(form.outlet, tankFoundation + axis), 250)),
    fill: nozzle(on(form.fillBore, { ...low, root: [chord * along, chord * across + fillAside, top - 320] }, 330, 40)),
    overflow: nozzle(on(bore, onWall(form.overflow, top - 180), 200)),
    drain: nozzle(on(80, onWall(form.drain, tankFoundation + 160), 200)),
    vent: nozzle(on(ventBore, onRoof(0, 0, 20), 160, 30)),
    // Within reach over the edge of the landing.
    level: nozzle(on(80, onRoof(radius - 420, landing), 220, 60)),
    emergency: nozzle(on(emergencyBore, onRoof(radius * 0.55, landing + 70), 220, 60)),
  };
  // Diesel that falls through vapor is charged with static electricity.
  const { position: filled, direction: way } = ends.fill.end;
  const inward = (by: number) => new Vector3(...filled).addScaledVector(new Vector3(...way), -by);
  const drop = inward(330 + 40 + 260);
  const { pipe: outside } = flangeSize(form.fillBore, "steel");
  const dip = centerLine(
    [inward(330 + 40), drop, drop.clone().setZ(tankFoundation + dipAbove)],
    { outside, wall: wallOf(form.fillBore, "steel"), material: lineMaterial("steel") },
    1.5 * form.fillBore,
  );
  const courses = [1, 2, 3].map((course) => tankFoundation + (course * height) / 4);
  const plate = onWall(form.manway + 22, tankFoundation + 1500);
  const byLanding = (pieces: Piece[], reach: number, z = 0) => turned(pieces, landing, onShell(reach, landing, z).root);
  const made = withPorts(name, endsOf(ends), [
    ...cylinder(radius + 260, tankFoundation - 12, "concrete"),
    ...at(cylinder(radius + 60, 12, "steel"), [0, 0, tankFoundation - 12]),
    ...at(tube(radius, radius - wall, height, "pipework"), [0, 0, tankFoundation]),
    ...courses.flatMap((z) => at(tube(radius + 5, radius - 2, 10, "pipework"), [0, 0, z])),
    ...at(tube(radius + 75, radius - 2, 10, "pipework"), [0, 0, top - 10]),
    ...at(tube(radius + 75, radius + 67, 75, "pipework"), [0, 0, top - 80]),
    ...at(
      revolved(
        [
          [0, apex - top + 6 - roof],
          [radius - wall, 0],
          [radius + 40, 0],
          [0, apex - top + 6],
        ],
        "pipework",
      ),
      [0, 0, top],
    ),
    ...Object.values(ends).flatMap(({ pieces }) => pieces),
    ...davitManway(
      on(shellManway.bore, onWall(form.manway, tankFoundation + shellManway.above), shellManway.reach, 60),
    ),
    ...dip,
    ...at(nameplate(name, 300, 200), plate.root, plate.direction),
    ...ring(at(earthingBoss(), [0, 0, 0], [1, 0, 0]), 4, radius, tankFoundation + 300, true),
    ...spiralStair(radius, top, form.stair),
    ...byLanding(gratingFloor([0, -450], [900, 450], top + 110), radius - 100),
    ...byLanding(handrail([[860, -430, top + 110], { y: 430 }, { x: 160 }]), radius - 100),
    ...byLanding(hollow(4, block(800, 760, 110 - 32, "steel")), radius + 300, top),
    ...ring(at(hollow(4, block(60, 60, 120, "steel")), [0, 0, -110]), 24, radius + 40, top),
    ...roundRail(radius + 40, landing + 12, landing + 348, top),
  ]);
  return asTank(holds(made, cylinder(radius - wall, height, "liquid")));
};
