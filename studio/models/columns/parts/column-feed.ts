import * as cad from "replicad";
import { type Flat, nut, perforated } from "../../../kit/column-plates.ts";
import { part } from "../../../kit/part.ts";
import { at, repeated, slab } from "../../../kit/placement.ts";
import { extruded, type Outline, type Piece, solid } from "../../../kit/solids.ts";
import { columnRadius, feed } from "./column-duty.ts";
import { shellNozzle } from "./column-shell.ts";

const { height, vanes } = feed;
const [plate, thickness] = [4, 3];
/** Where the device begins and ends, mm. */
export const [from, to] = [-columnRadius + 70, 470];
const mouth = feed.bore / 2 + 8;
/** Distance of the first and of the last vane's leading edge from the middle of the stream, mm: all are in it. */
const [edge, tip] = [130, 20];
const bend = 78;
const pitch = (to - 40 - from - 130) / (vanes - 1);

/** Leading edge of a vane: each vane extends further into the stream than the previous one. */
export const leading = (index: number): Flat => [
  from + 60 + index * pitch,
  edge - ((edge - tip) * index) / (vanes - 1),
];

/** Vane that turns part of the stream to +Y: straight, a bend, straight. */
const vane = (index: number): Piece[] => {
  const [x, y] = leading(index);
  const [turn, lead, tail] = [(82 * Math.PI) / 180, 34, 34.4];
  const around = (radius: number, angle: number): [number, number] => [
    x + lead + radius * Math.sin(angle),
    y + bend - radius * Math.cos(angle),
  ];
  const beyond = ([endX, endY]: Flat): [number, number] => [endX + tail * Math.cos(turn), endY + tail * Math.sin(turn)];
  const [outer, inner] = [bend, bend - thickness];
  return solid(
    `vane ${index}`,
    "brushed",
    () =>
      cad
        .draw([x, y])
        .lineTo(around(outer, 0))
        .threePointsArcTo(around(outer, turn), around(outer, turn / 2))
        .lineTo(beyond(around(outer, turn)))
        .lineTo(beyond(around(inner, turn)))
        .lineTo(around(inner, turn))
        .threePointsArcTo(around(inner, 0), around(inner, turn / 2))
        .lineTo([x, y + thickness])
        .close()
        .sketchOnPlane("XY")
        .extrude(height) as cad.Shape3D,
  );
};

/** Outer edge of the plates at +Y, which follows the vanes' tips. */
const rim: Flat[] = [
  [from, mouth + 8],
  [leading(0)[0], leading(0)[1] + bend + 44],
  [leading(vanes - 1)[0] + bend + 44, leading(vanes - 1)[1] + bend + 44],
  [to, tip + 20],
];
const mirrored = (line: readonly Flat[]): Flat[] => line.map(([x, y]): Flat => [x, -y]);
const whole: Outline = [...mirrored(rim), ...rim.toReversed()];
const backHalf: Outline = [[from, 0], [to, 0], ...rim.toReversed()];

/**
 * Vane inlet device for mixed feeds on z = 0, stream along +X from the nozzle; the half of the cover toward -Y can be cut
 * away.
 */
export const feedDevice = (cover: "cut" | "whole" = "cut") => {
  const side = repeated(vanes, (index) => vane(index));
  const square: Outline = [
    [-mouth, -mouth],
    [mouth, -mouth],
    [mouth, mouth],
    [-mouth, mouth],
  ];
  const mouthFrame: Piece[] = [
    // Closed around the stream, which is round.
    ...at(perforated(square, [{ x: 0, y: 0, diameter: feed.bore + 5 }], 8, "brushed"), [from - 6, 0, 0], [1, 0, 0]),
    ...slab([from - 6, -mouth - 34, -height / 2 - 40], [from + 2, -mouth + 4, height / 2 + 40], "brushed"),
    ...slab([from - 6, mouth - 4, -height / 2 - 40], [from + 2, mouth + 34, height / 2 + 40], "brushed"),
    ...slab([from - 6, -mouth, height / 2 - 6], [from + 2, mouth, height / 2 + 40], "brushed"),
    ...slab([from - 6, -mouth, -height / 2 - 40], [from + 2, mouth, -height / 2 + 6], "brushed"),
  ];
  const bolts = [-1, 1].flatMap((side) =>
    [-120, -40, 40, 120].flatMap((z) => at(nut(), [from + 2, side * (mouth + 20), z], [1, 0, 0])),
  );
  return part("vane inlet", [
    ...at(extruded(whole, plate, "brushed"), [0, 0, -height / 2 - plate]),
    ...at(extruded(cover === "cut" ? backHalf : whole, plate, "brushed"), [0, 0, height / 2]),
    ...(cover === "cut" ? slab([from, -2, height / 2], [to, 0, height / 2 + plate], "cut") : []),
    ...at(side, [0, 0, -height / 2]),
    // Rotated by 180° about the stream, the vanes serve the other side.
    ...at(side, [0, 0, height / 2], [0, 0, -1]),
    ...slab([to - 4, -tip - 20, -height / 2 - 4], [to, tip + 20, height / 2 + 4], "brushed"),
    ...mouthFrame,
    ...bolts,
    ...slab([to, -30, -25], [columnRadius - 12, 30, -15], "brushed"),
    ...at(nut(), [columnRadius - 60, 0, -15]),
  ]);
};

/** Wall bracket for the device's far end. */
export const feedBracket = (): Piece[] => slab([columnRadius - 110, -34, -37], [columnRadius, 34, -25], "brushed");

/** Feed nozzle through the shell to the device's mouth at height z, mm, and its hole. */
export const feedNozzle = (z: number) =>
  shellNozzle(180, z, { bore: feed.bore, reach: 230, buried: columnRadius + from - 6 });
