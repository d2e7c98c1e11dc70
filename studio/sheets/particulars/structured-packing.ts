import type { Particulars } from "../particulars.ts";

/** A band of 1.5 mm is half a millimeter before the sheets' ends: with the usual tolerance these are seen through it. */
export default (): Particulars => ({ stacked: { tolerance: 0.3 } });
