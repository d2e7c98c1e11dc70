import { behind, bare } from "../../models/panels/operator-interface.ts";
import { cutOut, footThickness, high, plateThickness } from "../../models/panels/parts/door-section.ts";
import { housing } from "../../models/panels/parts/operator-panel.ts";
import { glass } from "../../models/panels/parts/panel-devices.ts";
import type { Label, Particulars } from "../particulars.ts";

const heading = (x: number, words: string): Label => ({
  view: "front",
  at: [x, 0, footThickness + high + 18],
  words,
});

/** What its nameplate states too, and what the supplier states of such panels; samples. */
export default (): Particulars => ({
  tables: [
    {
      title: "DATA OF THE OPERATOR PANEL",
      columns: { PROPERTY: 44, VALUE: 76 },
      rows: [
        ["Picture", `${glass.join(" × ")}, 1280 × 800 points, touch`],
        ["Cut-out, thickness of the door", `${cutOut.join(" × ")}; 1.5 to 5, here ${plateThickness}`],
        ["Housing behind the door", `${housing.size.join(" × ")}, with ribs ${housing.depth + 20} deep`],
        ["Supply", "24 V DC, 1.1 A, on -X1"],
        ["Connections", "2 × Ethernet, one of them on -X2; USB; serial"],
        ["Degree of protection", "Front IP 65, rear IP 20"],
        ["Surroundings", "0 to 50 °C, up to 90 % humidity"],
      ],
    },
  ],
  labels: [
    heading(0, "FROM THE FRONT"),
    heading(behind, "FROM BEHIND"),
    heading(bare, "CUT-OUT"),
    {
      view: "front",
      at: [behind - 185, 0, footThickness + 50],
      to: [behind - 120, 0, footThickness + 31],
      words: "-X1",
      framed: true,
    },
    {
      view: "front",
      at: [behind + 90, 0, footThickness + 40],
      to: [behind + 18, 0, footThickness + 31],
      words: "-X2",
      framed: true,
    },
  ],
});
