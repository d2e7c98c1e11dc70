import * as cad from "replicad";
import { bought } from "./bought-parts.ts";
import { flange } from "./flanges.ts";
import { endAt, type WithPorts, withPorts } from "./part.ts";
import { at, slab } from "./placement.ts";
import { motor } from "./pumps.ts";
import { cylinder, hollow, type Piece, solid, tube } from "./solids.ts";

/** Radius of the volute's first quarter, its increase per quarter, and the discharge, as fractions of the bore. */
const scroll = { first: 0.95, gain: 0.09, discharge: 1.05 } as const;
const farSide = (scroll.first + 2 * scroll.gain) as number;

/** Thickness of the casing's plates, mm. */
const wall = 10;

/** The volute's outline in XY, discharging to +Y at +X; `over` enlarges it on all sides, mm. */
const scrollOutline = (bore: number, top: number, over: number): cad.Drawing => {
  const [first, gain] = [scroll.first * bore, scroll.gain * bore];
  const quarter = Math.SQRT1_2;
  const radii = [first, first + gain, first + 2 * gain].map((radius) => radius + over) as [number, number, number];
  const right = radii[2];
  const left = right - scroll.discharge * bore - 2 * over;
  return cad
    .draw([right, gain])
    .lineTo([right, top])
    .lineTo([left, top])
    .lineTo([left, radii[0]])
    .lineTo([-gain, radii[0]])
    .threePointsArcTo([-gain - radii[0], 0], [-gain - radii[0] * quarter, radii[0] * quarter])
    .threePointsArcTo([0, -radii[1]], [-radii[1] * quarter, -radii[1] * quarter])
    .threePointsArcTo([right, gain], [radii[2] * quarter, gain - radii[2] * quarter])
    .close();
};

/** Casing along +Z from the inlet's side, open there and at the discharge. */
const casing = (bore: number, top: number, width: number): Piece[] =>
  solid(`fan casing ${[bore, top, width].join(" ")}`, "polypropylene", () =>
    (scrollOutline(bore, top, 0).sketchOnPlane("XY").extrude(width) as cad.Shape3D)
      .cut(
        scrollOutline(bore, top + 1, -wall)
          .sketchOnPlane("XY", wall)
          .extrude(width - 2 * wall) as cad.Shape3D,
      )
      .cut(cad.makeCylinder(bore / 2, 2 * wall, [0, 0, -wall / 2])),
  );

/** Flange along the casing's edge. */
const rim = (bore: number, top: number): Piece[] =>
  solid(`fan rim ${[bore, top].join(" ")}`, "polypropylene", () =>
    (scrollOutline(bore, top, 34).sketchOnPlane("XY").extrude(12) as cad.Shape3D).cut(
      scrollOutline(bore, top + 1, -wall)
        .sketchOnPlane("XY")
        .extrude(12) as cad.Shape3D,
    ),
  );

/** Transition from the rectangular discharge to the round outlet, along +Z. */
const transition = (across: number, along: number, bore: number, height: number): Piece[] =>
  solid(`fan transition ${[across, along, bore, height].join(" ")}`, "polypropylene", () => {
    const loft = (by: number, over: number) =>
      (cad.drawRectangle(across - 2 * by, along - 2 * by).sketchOnPlane("XY", -over) as cad.Sketch).loftWith(
        cad.drawCircle(bore / 2 + 8 - by).sketchOnPlane("XY", height + over) as cad.Sketch,
      );
    return loft(0, 0).cut(loft(8, 0.5));
  });

/** Direct-driven centrifugal fan on z = 0: inlet toward -X, outlet up. Simplified proportions. */
export const centrifugalFan = (name: string, bore: number): WithPorts<"inlet" | "outlet"> => {
  const z = 1050;
  const width = bore * 0.8;
  const inlet = -width / 2 - 220;
  const outletY = (farSide - scroll.discharge / 2) * bore;
  const neck = bore * 1.35;
  const top = z + neck + 380;
  const upright = (pieces: Piece[], x: number) => at(pieces, [x, 0, z], [1, 0, 0]);
  const fan = withPorts(
    name,
    {
      inlet: endAt(bore, "duct", [inlet, 0, z], [-1, 0, 0]),
      outlet: endAt(bore, "duct", [0, outletY, top], [0, 0, 1]),
    },
    [
      ...upright(casing(bore, neck - 12, width), -width / 2),
      ...[-1, 1].flatMap((side) => upright(rim(bore, neck), side * (width / 2 - 20) - 6)),
      ...at(
        solid(`fan outlet frame ${bore}`, "polypropylene", () =>
          cad
            .drawRectangle(width + 60, scroll.discharge * bore + 68)
            .cut(cad.drawRectangle(width - 2 * wall, scroll.discharge * bore - 2 * wall))
            .sketchOnPlane("XY")
            .extrude(14),
        ),
        [0, outletY, z + neck - 14],
      ),
      ...at(transition(width, scroll.discharge * bore, bore, 250), [0, outletY, z + neck]),
      ...at(tube(bore / 2 + 8, bore / 2, 130 - 16, "polypropylene"), [0, outletY, z + neck + 250]),
      ...at(flange(bore, "duct"), [0, outletY, top], [0, 0, -1]),
      ...at(tube(bore / 2 + 8, bore / 2, 220 - 16, "polypropylene"), [inlet + 16, 0, z], [1, 0, 0]),
      ...at(tube(bore / 2 + 70, bore / 2, 12, "polypropylene"), [-width / 2 - 12, 0, z], [1, 0, 0]),
      ...at(flange(bore, "duct"), [inlet, 0, z], [1, 0, 0]),
      ...at(cylinder(30, 70, "polypropylene"), [0, 0, z - (scroll.first + scroll.gain) * bore - 60]),
      ...at(cylinder(150, 60, "steel"), [width / 2, 0, z], [1, 0, 0]),
      ...at(cylinder(75, 110, "safety"), [width / 2 + 60, 0, z], [1, 0, 0]),
      ...at(motor(215, 640), [width / 2 + 150, 0, z], [1, 0, 0]),
      ...hollow(6, slab([width / 2 + 240, -230, 140], [width / 2 + 690, 230, z - 265], "steel")),
      ...[-1, 1].flatMap((side) =>
        [-1, 1].flatMap((end) =>
          hollow(
            5,
            slab(
              [end * (width / 2 - 60) - 50, side * bore * 0.8 - 50, 140],
              [end * (width / 2 - 60) + 50, side * bore * 0.8 + 50, z - bore * 0.55],
              "steel",
            ),
          ),
        ),
      ),
      ...hollow(6, slab([-width / 2 - 80, -bore, 60], [width / 2 + 800, bore, 140], "steel")),
      ...[-1, 1].flatMap((side) =>
        [-width / 2, 240, width / 2 + 680].flatMap((x) => at(cylinder(70, 60, "rubber"), [x, side * (bore - 90), 0])),
      ),
    ],
  );
  return bought("fan", fan);
};
