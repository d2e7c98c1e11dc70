/**
 * Vapour contacting devices of tray decks: bubble cap, valve, chimney. They stand on the deck at z = 0, above their
 * hole.
 */
import * as cad from "replicad";
import { nut } from "./column-fasteners.ts";
import { at, turned } from "./placement.ts";
import { block, cylinder, type Piece, revolved, solid, tube } from "./solids.ts";

/** Slotted hood of a bubble cap; its skirt is 12 mm above the deck. */
const hood = (outside: number, slots: number): Piece[] =>
  solid(`hood ${outside} ${slots}`, "stainless", () => {
    const radius = outside / 2;
    const profile = cad
      .draw([0, 98])
      .threePointsArcTo([radius - 6, 84], [radius * 0.62, 94.5])
      .threePointsArcTo([radius, 77], [radius - 1.6, 81.5])
      .lineTo([radius, 12])
      .lineTo([radius - 3, 12])
      .lineTo([radius - 3, 76])
      .lineTo([0, 92])
      .close();
    const slot = cad.draw([-4.5, 18]).lineTo([4.5, 18]).lineTo([3.2, 56]).lineTo([-3.2, 56]).close();
    const blade = slot.sketchOnPlane("XZ").extrude(-radius - 10) as cad.Shape3D;
    return Array.from({ length: slots }, (_, index) => (index * 360) / slots).reduce(
      (shape, turn) => shape.cut(blade.clone().rotate(turn, [0, 0, 0], [0, 0, 1])),
      profile.sketchOnPlane("XZ").revolve() as cad.Shape3D,
    );
  });

/** Bubble cap, 98 mm high, on its riser, held by a stud through the deck. */
export const bubbleCap = (outside: number, hole: number, slots: number): Piece[] => [
  ...hood(outside, slots),
  ...tube(hole / 2, hole / 2 - 3, 62, "stainless"),
  ...tube(hole / 2 + 6, hole / 2 - 3, 3, "stainless"),
  ...at(block(hole - 4, 14, 4, "stainless"), [0, 0, 54]),
  ...at(cylinder(5, 50, "stainless"), [0, 0, 54]),
  ...at(nut(), [0, 0, 98]),
];

/**
 * Valve with three legs, lifted `lift` mm from a deck of the given thickness; the feet of its legs retain it from
 * below.
 */
export const trayValve = (hole: number, lift: number, sheet: number): Piece[] =>
  solid(`valve ${hole} ${lift} ${sheet}`, "stainless", () => {
    const disc = cad
      .draw([0, lift + 3])
      .lineTo([hole * 0.28, lift + 3])
      .lineTo([hole * 0.34, lift + 1.8])
      .lineTo([hole * 0.63, lift + 1.8])
      .lineTo([hole * 0.63, lift])
      .lineTo([0, lift])
      .close()
      .sketchOnPlane("XZ")
      .revolve() as cad.Shape3D;
    const reach = hole / 2 - 1.5;
    const leg = (
      cad
        .drawRectangle(1.6, 7)
        .sketchOnPlane("XY")
        .extrude(lift + sheet + 2.5) as cad.Shape3D
    ).translate(reach - 0.8, 0, -sheet - 2);
    const foot = (cad.drawRectangle(8, 7).sketchOnPlane("XY").extrude(1.6) as cad.Shape3D).translate(
      reach + 2.4,
      0,
      -sheet - 2,
    );
    return [0, 120, 240].reduce<cad.Shape3D>(
      (shape, turn) => shape.fuse(leg.fuse(foot).rotate(turn, [0, 0, 0], [0, 0, 1])),
      disc,
    );
  });

/** Chimney: a plain riser with a flat hat on legs; `height` is that of the riser, mm. */
export const chimney = (outside: number, height: number): Piece[] => {
  const radius = outside / 2;
  const hat = radius + 38;
  const hatAt = height + 90;
  return [
    ...tube(radius, radius - 4, height, "brushed"),
    ...tube(radius + 12, radius, 5, "brushed"),
    ...revolved(
      [
        [0, hatAt + 40],
        [16, hatAt + 39],
        [hat - 8, hatAt + 6],
        [hat, hatAt - 10],
        [hat - 3, hatAt - 11],
        [hat - 10, hatAt + 2],
        [0, hatAt + 36],
      ],
      "brushed",
    ),
    ...[45, 135, 225, 315].flatMap((turn) =>
      turned(at(block(5, 34, 163, "brushed"), [radius + 2.5, 0, height - 66]), turn),
    ),
  ];
};
