import { supply } from "../../diagrams/plant/scrubber-power.ts";
import { ram } from "../../models/machines/parts/drum-press.ts";
import { powerOf } from "../bought-weights.ts";
import type { Particulars } from "../particulars.ts";

/** Of the press, bar. */
const pressure = 125;
/** On the cylinder's bore, kN. */
const force = Math.round(((Math.PI / 4) * ram.bore ** 2 * pressure) / 1e4);

export default (): Particulars => ({
  tables: [
    {
      title: "DUTY, samples",
      columns: { PROPERTY: 44, VALUE: 76 },
      rows: [
        ["Press", `${force} kN at ${pressure} bar; bore ${ram.bore}, rod ${ram.rod}, stroke ${ram.stroke}`],
        ["Washer", "Drum turned at 10 rpm for 3 min; water 40 l/min at 3 bar"],
        ["Motors", `Power pack ${powerOf("power pack")} kW, rollers ${powerOf("drum washer")} kW, IP 55`],
      ],
    },
    {
      title: "CONNECTIONS ON SITE",
      columns: { SERVICE: 44, SIZE: 76 },
      rows: [
        ["Water to spray bar and lance", "G 1, hose from the plant's valve, not drawn"],
        ["Drain of the basin", "DN 50, at its front"],
        ["Supply", `${supply.words}, to the control box`],
      ],
    },
  ],
});
