import { Vector3 } from "three";
import { pipeClasses } from "../../../packages/plant/scrubbing-system.ts";
import type { Model } from "../../models/model.ts";
import { capacityWords } from "../../kit/capacity.ts";
import type { Point } from "../../kit/placement.ts";
import { designPressureWords, ductBore } from "../../models/scrubbing/parts/duty.ts";
import { numbers } from "../../models/scrubbing/parts/numbers.ts";
import { manway, sightGlassFoot } from "../../models/scrubbing/parts/tank.ts";
import { venturiHeights } from "../../models/scrubbing/parts/venturi.ts";
import { designData } from "../design-data.ts";
import { fromAxis, nozzleSchedule, positionCells } from "../nozzle-schedule.ts";
import type { Label, Particulars } from "../particulars.ts";
import { equipmentTags, partOf } from "../plot-plan.ts";
import { tagsAt } from "../tags-at.ts";
import { marked } from "./scrubber.ts";

/** Services of the tank's nozzles by port, with the numbers of the lines that begin or end there. */
const services = {
  venturi: "Gas and liquor from VS-101",
  tower: "Gas to C-101, liquor back",
  suctionA: numbers.suctionA,
  suctionB: numbers.suctionB,
  level: "Level transmitter LT-101",
  dosing: numbers.caustic,
  fill: numbers.makeUp,
  overflow: `${numbers.overflow}, overflow`,
  drain: `Drain, to ${numbers.drain}`,
  temperature: "Thermowell of TT-101",
};

/** Services of the venturi's nozzles by port. */
const venturiServices = {
  gasIn: numbers.rawGas,
  gasOut: "Gas and liquor to T-101",
  liquor: numbers.venturi,
  before: "PDT-102, before throat",
  behind: "PDT-102, after throat",
};

const { material, limit } = pipeClasses.P1;
const [glassX, glassY] = sightGlassFoot;

export default (model: Model): Particulars => {
  const tank = partOf(model, "T-101");
  const positions = fromAxis(tank);
  const cells = (at: Point) => positionCells(positions, new Vector3(...at));
  const { tables, labels } = nozzleSchedule(tank, services, positions, {
    title: "NOZZLES OF T-101",
    aside: 150,
    further: [
      ["M1", "Round cover", String(manway.bore), "–", ...cells(manway.root).slice(0, 2), "on the lid"],
      ["LG", "Sight glass, lower cock", "–", "–", ...cells(sightGlassFoot)],
    ],
  });
  const throat = partOf(model, "VS-101");
  const axis = throat.matrix.elements[12] as number;
  const markOf = (port: keyof typeof services) => `N${tank.ports.findIndex(({ name }) => name === port) + 1}`;
  const mark = (words: string) => words.replace("N", "V");
  const venturi = nozzleSchedule(throat, venturiServices, positions, {
    title: "NOZZLES OF VS-101, FROM T-101",
    view: "front",
  });
  return {
    tables: [
      ...tables,
      ...venturi.tables.map((table) => ({
        ...table,
        rows: table.rows.map(([own = "", ...cells]) => [mark(own), ...cells]),
      })),
      designData("T-101", {
        "Code, material": `DVS 2205; ${material}`,
        "Design pressure, temperature": `${designPressureWords}; up to ${limit} °C`,
        Lid: "25 thick, with ribs 100 × 25 at 400, not drawn",
        Contents: `Liquor; ${capacityWords(tank)} to the lid`,
      }),
    ],
    labels: [
      ...labels,
      ...throat.ports.map(({ name, position }, index): Label => {
        const [words, at] = [`V${index + 1}`, position.toArray()];
        const [px, , pz] = at;
        const isRound = name === "gasIn" || name === "gasOut";
        return isRound
          ? { view: "front", at: [px - ductBore, 0, pz], words, framed: true, to: at }
          : marked("right", words, at, axis);
      }),
      { view: "top", at: manway.root, words: "M1", framed: true },
      { view: "top", at: [glassX, glassY - 240, 0], words: "LG", framed: true, to: sightGlassFoot },
      ...tagsAt(model, "front", { "VS-101": [-80, 0, (venturiHeights[1] + venturiHeights[2]) / 2] }),
      ...equipmentTags(model, "front", { "T-101": [600, 0, -400] }),
    ],
    notes: [
      `${markOf("tower")} is closed by a cover for transport, ${markOf("drain")} by a blind flange.`,
      `The spool on V1, with the nozzle of ${numbers.quench}, is not drawn.`,
      "Bolt holes below Ø16 are not drawn.",
    ],
  };
};
