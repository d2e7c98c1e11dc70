import { doorDevices } from "../../models/panels/parts/panel-devices.ts";
import type { Label, Particulars } from "../particulars.ts";

export default (): Particulars => ({
  tables: [
    {
      title: "DEVICES ON THE DOORS",
      columns: { DESIGNATION: 22, DEVICE: 98 },
      rows: doorDevices.map(({ designation, device }) => [designation, device]),
    },
  ],
  labels: doorDevices.map(({ designation, x, mark }): Label => ({
    view: "front",
    at: [x, 0, mark],
    words: designation,
  })),
});
