import { devices } from "../../models/panels/parts/plc-devices.ts";
import { marks, rows } from "../../models/panels/parts/plc-places.ts";
import type { Label, Particulars } from "../particulars.ts";

export default (): Particulars => ({
  tables: [
    {
      title: "DEVICES",
      columns: { DESIGNATION: 22, DEVICE: 86, QTY: 12 },
      rows: devices.map(([designation, device, count]) => [designation, device, String(count)]),
    },
  ],
  labels: [
    ...marks.map(({ words, x, height }): Label => ({ view: "front", at: [x, 0, height - 8], words })),
    { view: "front", at: [425, 0, rows.earth], words: "-X20" },
  ],
});
