import {
  anchorHole,
  axis,
  boltCircle,
  bolts,
  foot,
  glassAt,
  half,
  screwHole,
  sump,
  threaded,
} from "../../models/machines/parts/bearing-housing.ts";
import { float } from "../../models/machines/parts/bearing-covers.ts";
import { journal } from "../../models/machines/parts/bearing-shaft.ts";
import type { Particulars } from "../particulars.ts";

/** Radius of the foot's corners in plan, mm; the sheet measures it and fails if it is another one. */
const corner = 26;
const reach = corner * (1 - Math.SQRT1_2);
/** Of the first screw above the shaft's height at the right of the view from the right. */
const turn = Math.PI / bolts;
/** Content of the sump up to the middle of the glass, liters. */
const oil = (sump.long * sump.wide * (glassAt[2] - sump.floor)) / 1e6;

export default (): Particulars => ({
  radii: [{ view: "top", near: [-foot[0] / 2 + reach, foot[1] / 2 - reach, foot[2] / 2] }],
  textures: (
    [
      [[half + 40, 0, axis + journal], 0.8],
      [[-foot[0] / 2 - 40, 0, 0], 3.2],
    ] as const
  ).map(([at, ra]) => ({ view: "front", at, ra })),
  labels: [
    {
      view: "right",
      at: [half + 30, 150, axis + 110],
      to: [half + 26, boltCircle * Math.sin(turn), axis + boltCircle * Math.cos(turn)],
      words: `${bolts} × M10 ON Ø${2 * boltCircle}`,
      framed: true,
    },
  ],
  notes: [
    "Bearing seats Ra 0.8 on the shaft, Ra 1.6 in the housing.",
    `Holes Ø${anchorHole} for anchor bolts M20. Cover screws tightened to 45 N·m, tapped ${threaded} deep in holes ${screwHole} deep. Threads are drawn plain.`,
    `The covers hold the bearings and leave the shaft a float of ${float} each way.`,
    "Joints of the covers sealed with liquid gasket. Fillets of the casting R4 where none is drawn.",
    `Oil ISO VG 68 to the middle of the glass, about ${oil.toFixed(1)} l.`,
  ],
});
