import { foot } from "../../models/machines/parts/bearing-housing.ts";
import type { Particulars } from "../particulars.ts";

/** Radius of the foot's corners in plan, mm; the sheet measures it and fails if it is another one. */
const corner = 26;
const reach = corner * (1 - Math.SQRT1_2);

export default (): Particulars => ({
  radii: [{ view: "top", near: [-foot[0] / 2 + reach, foot[1] / 2 - reach, foot[2] / 2] }],
});
