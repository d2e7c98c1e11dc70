import { incline } from "../../models/machines/parts/conveyor-trestles.ts";
import type { Particulars } from "../particulars.ts";

export default (): Particulars => ({
  labels: [{ view: "front", at: [-1700, 0, 500], words: "", slope: incline }],
});
