/** An operator's place before a large screen, mm: front toward -Y, on z = 0. */
import { part } from "../../../kit/part.ts";
import { at, repeated, slab } from "../../../kit/placement.ts";
import { block, hollow, type Piece } from "../../../kit/solids.ts";
import { buttonBox, underDesk } from "./workplace.ts";

/** Width and height of the large display's image, and height of its center. */
export const wallDisplay = [2560, 1567] as const;
export const wallCenter = 1760;

/** A large display on a stand. */
export const wallScreen = (name: string) =>
  part(name, [
    ...at(
      [
        ...at(hollow(3, block(wallDisplay[0] + 30, wallDisplay[1] + 30, 90, "ink")), [0, 0, -90]),
        ...at(block(...wallDisplay, 1, "screenMiddle"), [0, 0, 0]),
      ],
      [0, 0, wallCenter],
      [0, -1, 0],
    ),
    ...[-1, 1].flatMap((side) => [
      ...hollow(3, slab([side * 760, 90, 0], [side * 860, 150, wallCenter + 500], "steel")),
      ...hollow(3, slab([side * 750, -300, 0], [side * 870, 560, 40], "steel")),
    ]),
    ...[-300, 400].flatMap((z) =>
      hollow(3, slab([-860, 150, wallCenter + z], [860, 190, wallCenter + z + 60], "steel")),
    ),
  ]);

const [length, depth, height] = [1900, 800, 740] as const;

const keyboard = (): Piece[] => [
  ...hollow(2, slab([-222, -68, 0], [222, 68, 16], "plinth")),
  ...repeated(5, (row) => slab([-212, -58 + row * 23, 16], [212, -40 + row * 23, 22], "ink")),
];

/** Desk with keyboard, mouse and a box of alarm buttons. */
export const operatorDesk = (name: string) =>
  part(name, [
    ...slab([-length / 2, 0, height - 32], [length / 2, depth, height], "internals"),
    ...underDesk([length, depth, height], 4),
    ...at(keyboard(), [-20, 230, height]),
    ...slab([290, 170, height], [450, 320, height + 3], "rubber"),
    ...hollow(2, slab([340, 190, height + 3], [400, 290, height + 30], "plinth")),
    ...at(buttonBox(), [-560, 300, height], [0, 0, 1], 12),
  ]);
