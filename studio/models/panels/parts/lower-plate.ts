import { wiringDuct } from "../../../kit/din-rail.ts";
import { ductBeside } from "../../../kit/duct-wires.ts";
import { tagPlate } from "../../../kit/engraving.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import type { Piece } from "../../../kit/solids.ts";
import { fieldCables, gland, glandHeight, glandRow } from "./field-cables.ts";
import { left } from "./plc-places.ts";
import {
  earthBar,
  field as fieldTerminals,
  marshalling as marshallingTerminals,
  relayGroups,
  relayRow,
  relayWires,
  terminalMarks,
  terminalRow,
  terminalWires,
} from "./plc-terminals.ts";

const half = 420;
const [relays, marshalling, field, earth] = [520, 370, 200, 96] as const;

const ducts = [590, 448, 290] as const;
const ductLeft = -half + 10;

const upright = (pieces: Piece[]) => at(pieces, [0, 0, 0], [0, -1, 0]);

/** Cables of each group of field terminals, and the openings of their glands: across, up, out of the plate, mm. */
const cables = [5, 5, 2, 2] as const;
const count = cables.reduce((sum, one) => sum + one, 0);
const glandPlate = 8;
const entries = glandRow(count, half - 70).map((x): Point => [x, glandPlate + glandHeight, 130]);

/** Designations, each above its group of devices: words, place along the row, duct. */
const marks = [
  ...relayGroups.map(
    ({ first, count: relays, from }) => [`-K${first}…${first + relays - 1}`, from + relays * 7, ducts[0]] as const,
  ),
  ...terminalMarks(marshallingTerminals).map((mark) => [...mark, ducts[1]] as const),
  ...terminalMarks(fieldTerminals).map((mark) => [...mark, ducts[2]] as const),
];

/** The lower part of the PLC panel's mounting plate above its gland plate, by its lines in the viewer's list. */
export const lowerPlate = {
  "Mounting plate": upright(slab([-half, 0, -3], [half, 620, 0], "galvanised")),
  "Wiring ducts": upright(ducts.flatMap((y) => at(wiringDuct(2 * half - 20), [ductLeft, y, 0]))),
  Relays: upright(at(relayRow(), [left, relays, 0])),
  "Marshalling terminals": upright(at(terminalRow(marshallingTerminals), [left, marshalling, 0])),
  "Field terminals": upright(at(terminalRow(fieldTerminals), [left, field, 0])),
  Wires: upright([
    ...ducts
      .slice(0, 2)
      .flatMap((duct) => at(relayWires(ductBeside([ductLeft, duct], [left, relays])), [left, relays, 0])),
    ...ducts
      .slice(1)
      .flatMap((duct) =>
        at(terminalWires(marshallingTerminals, ductBeside([ductLeft, duct], [left, marshalling])), [
          left,
          marshalling,
          0,
        ]),
      ),
    ...at(terminalWires(fieldTerminals, ductBeside([ductLeft, ducts[2]], [left, field]), "ink"), [left, field, 0]),
  ]),
  "Designation plates": upright([
    ...marks.flatMap(([words, x, duct]) => at(tagPlate(words), [left + x, duct, 80])),
    ...at(tagPlate("-X20"), [375, earth, 0]),
  ]),
  "Ground bar": upright(at(earthBar(), [0, earth, 0])),
  "Gland plate": [
    ...slab([-half, -220, 4], [half, 3, glandPlate], "galvanised"),
    ...[-1, 1].flatMap((side) => slab([side * (half - 30), -220, 0], [side * half, 3, 4], "galvanised")),
  ],
  "Cables with glands": [
    ...entries.flatMap(([x, , out]) => at(gland(4), [x, -out, glandPlate])),
    ...upright(fieldCables(entries, cables, { left, field, earth })),
  ],
};
