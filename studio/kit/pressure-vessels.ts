/** Cylindrical vessels with dished heads: vertical on a skirt or legs, or horizontal on saddles. */
import * as cad from "replicad";
import { Vector3 } from "three";
import { dishedHead, headHeight, type HeadShape, shell } from "./dished-heads.ts";
import { flangeSize, type LineKind, lineMaterial } from "./line-classes.ts";
import { nameplate } from "./nameplates.ts";
import { endsOf, type WithPorts, withPorts } from "./part.ts";
import { at, moved, placement, type Point, polar, ring, turned } from "./placement.ts";
import { clearSeams, type Stretch } from "./shell-seams.ts";
import { type Piece, solid } from "./solids.ts";
import { legs, liftingLug, saddle, skirt, wearPlate } from "./vessel-supports.ts";
import { davitManway, nozzle, type NozzlePlace } from "./vessels.ts";

export interface VesselNozzle {
  bore: number;
  /** The shell by default; "upper" is the right-hand head of a horizontal vessel. */
  on?: "shell" | "upper" | "lower";
  /** Shell: distance from the lower (left) tangent line. Head: distance from the axis. mm. */
  station: number;
  /**
   * Bearing about the vessel's axis in degrees. Vertical: from +X toward +Y. Horizontal: from +Y upward, so that 90
   * is the top.
   */
  bearing?: number;
  /** Shell only: offset of the nozzle from the axis, to the left when viewed from outside, mm. */
  aside?: number;
  /** From the shell's outer surface, or from the head's tangent line, to the face, mm. */
  reach: number;
}

export interface VesselForm<Name extends string> {
  diameter: number;
  /** Tangent line to tangent line, mm. */
  length: number;
  wall?: number;
  heads?: HeadShape;
  kind?: "steel" | "stainless";
  /** Height above z = 0 of the lower tangent line, or of the axis of a horizontal vessel, mm. */
  height: number;
  support: "skirt" | "legs" | { saddles: readonly number[] };
  nozzles: Record<Name, VesselNozzle>;
  manways?: readonly VesselNozzle[];
  /** Position of the nameplate, what it says the vessel is (its name by default), and its lines between that and the maker. */
  nameplate?: { station: number; bearing: number; words?: string; data?: readonly string[] };
  /** Positions of the lugs (one pair at each). */
  lugs?: readonly number[];
  /** Stretches of the shell where more is welded on later, from and to these distances from the lower (left) tangent line. */
  welded?: readonly Stretch[];
}

/** Length of a lug along the shell, mm. */
const lug = 140;

/** Radius of the pad around a nozzle, and least bore of nozzles that have one, mm. */
const padOf = (bore: number, kind: LineKind): number => flangeSize(bore, kind).pipe * 0.85;
const leastPadded = 80;

/** Reinforcing pad around a nozzle that points to +X from a shell of `radius`. */
const padding = (radius: number, bore: number, kind: LineKind): Piece[] => {
  const wide = padOf(bore, kind);
  return solid(`pad ${radius} ${bore}`, lineMaterial(kind), () =>
    cad
      .makeCylinder(radius + 10, 2 * wide, [0, 0, -wide])
      .cut(cad.makeCylinder(radius, 2 * wide, [0, 0, -wide]))
      .intersect(cad.makeCylinder(wide, radius * 2, [0, 0, 0], [1, 0, 0])),
  );
};

const placeOn = (radius: number, length: number, heads: HeadShape, kind: LineKind, at: VesselNozzle): NozzlePlace => {
  const { bore, on = "shell", station, bearing = 0, aside = 0, reach } = at;
  const half = flangeSize(bore, kind).pipe / 2;
  if (on === "shell") {
    const direction = polar(1, bearing);
    const out = Math.sqrt(radius ** 2 - aside ** 2);
    const buried = out - Math.sqrt(radius ** 2 - (Math.abs(aside) + half) ** 2) + 12;
    const root: Point = [out * direction[0] + aside * direction[1], out * direction[1] - aside * direction[0], station];
    return { bore, kind, root, direction, reach: radius - out + reach, buried };
  }
  const sign = on === "upper" ? 1 : -1;
  const depth = headHeight(heads, radius, station);
  const buried = depth - headHeight(heads, radius, station + half) + 12;
  const z = on === "upper" ? length + depth : -depth;
  return {
    bore,
    kind,
    root: polar(station, bearing, z),
    direction: [0, 0, sign],
    reach: reach - depth,
    buried,
  };
};

/**
 * Pressure vessel: vertical on z = 0 about the Z axis, or horizontal along X and centered above the origin. Simplified
 * proportions.
 */
export const pressureVessel = <Name extends string>(name: string, form: VesselForm<Name>): WithPorts<Name> => {
  const { diameter, length, heads = "elliptical", kind = "steel", height, support, manways = [], lugs = [] } = form;
  const { wall = 10, nameplate: plate } = form;
  const radius = diameter / 2;
  const material = lineMaterial(kind);
  const lies = typeof support === "object";
  const frame = lies ? placement([-length / 2, 0, height], [1, 0, 0]) : placement([0, 0, height]);
  const standing = (where: VesselNozzle): NozzlePlace => {
    const { root, direction, ...place } = placeOn(radius, length, heads, kind, where);
    return {
      ...place,
      root: new Vector3(...root).applyMatrix4(frame).toArray(),
      direction: new Vector3(...direction).transformDirection(frame).toArray(),
    };
  };
  const made = Object.fromEntries(
    Object.entries<VesselNozzle>(form.nozzles).map(([end, where]) => [end, nozzle(standing(where))]),
  ) as Record<Name, ReturnType<typeof nozzle>>;
  const pads = [...Object.values<VesselNozzle>(form.nozzles), ...manways]
    .filter(({ bore, on = "shell" }) => on === "shell" && bore >= leastPadded)
    .flatMap(({ bore, station, bearing = 0 }) => turned(padding(radius, bore, kind), bearing, [0, 0, station]));
  const onShell = [...Object.values<VesselNozzle>(form.nozzles), ...manways].filter(
    ({ on = "shell" }) => on === "shell",
  );
  const seams = clearSeams(name, length, wall, [
    ...onShell.map(({ bore, station }): Stretch => {
      const half = bore >= leastPadded ? padOf(bore, kind) : flangeSize(bore, kind).pipe / 2;
      return [station - half, station + half];
    }),
    ...(lies ? support.saddles.map((station): Stretch => [station - wearPlate / 2, station + wearPlate / 2]) : []),
    ...lugs.map((station): Stretch => [station - lug / 2, station + lug / 2]),
    ...(form.welded ?? []),
  ]);
  const body = [
    ...shell(radius, wall, length, material, seams),
    ...at(dishedHead(heads, radius, wall, material), [0, 0, length]),
    ...at(dishedHead(heads, radius, wall, material), [0, 0, 0], [0, 0, -1]),
    ...pads,
    ...lugs.flatMap((station) =>
      lies
        ? at(liftingLug(lug), [0, radius, station], [0, 1, 0], 90)
        : ring(at(liftingLug(lug), [0, 0, 0], [1, 0, 0], 90), 2, radius, station),
    ),
  ];
  // Read along the ground, on brackets that clear the insulation, which a polished vessel does not have.
  const plates = plate
    ? at(
        nameplate(plate.words ?? name, 180, 120, kind === "steel" ? 52 : 12, plate.data),
        polar(radius, plate.bearing, plate.station),
        polar(1, plate.bearing),
        lies ? 90 : 0,
      )
    : [];
  const supports =
    typeof support === "object"
      ? support.saddles.flatMap((station) => at(saddle(radius, height), [station - length / 2, 0, 0]))
      : support === "skirt"
        ? skirt(radius, height)
        : legs(radius, height);
  return withPorts(name, endsOf(made), [
    ...moved(body, frame),
    ...Object.values<ReturnType<typeof nozzle>>(made).flatMap(({ pieces }) => pieces),
    ...manways.flatMap((where) => davitManway({ ...standing(where), kind })),
    ...moved(plates, frame),
    ...supports,
  ]);
};
