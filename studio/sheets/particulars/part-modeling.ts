import { axis, foot, half } from "../../models/machines/parts/bearing-housing.ts";
import { journal } from "../../models/machines/parts/bearing-shaft.ts";
import type { Particulars } from "../particulars.ts";

/** Radius of the foot's corners in plan, mm; the sheet measures it and fails if it is another one. */
const corner = 26;
const reach = corner * (1 - Math.SQRT1_2);

export default (): Particulars => ({
  radii: [{ view: "top", near: [-foot[0] / 2 + reach, foot[1] / 2 - reach, foot[2] / 2] }],
  textures: (
    [
      [[half + 40, 0, axis + journal], 0.8],
      [[-foot[0] / 2 - 40, 0, 0], 3.2],
    ] as const
  ).map(([at, ra]) => ({ view: "front", at, ra })),
  notes: ["Bearing seats Ra 0.8 on the shaft, Ra 1.6 in the housing."],
});
