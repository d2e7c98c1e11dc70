/** Rack of a controller in mm: X along it, Y up, Z out of the plate. Generic proportions, not those of a product. */
import { type DuctBeside, type DuctRun, ductWires } from "./duct-wires.ts";
import type { Material } from "./materials.ts";
import { at, slab } from "./placement.ts";
import { block, cylinder, hollow, type Piece } from "./solids.ts";

/** Height and depth of the rack's modules. */
const moduleSize = { high: 148, deep: 118 } as const;
export type ModuleKind = "supply" | "controller" | "network" | "input" | "output" | "analogue";

const face: Record<ModuleKind, Material> = {
  supply: "faceSupply",
  controller: "faceController",
  network: "faceNetwork",
  input: "faceInput",
  output: "faceOutput",
  analogue: "faceAnalogue",
};
/** Width of a module. */
export const moduleWidth = (kind: ModuleKind): number => (kind === "supply" ? 62 : kind === "controller" ? 52 : 40);

const socket = (): Piece[] => [...block(17, 15, 4, "stainless"), ...at(block(13, 10, 1, "rubber"), [0, -1, 3.6])];

/** Front connector of a card: a block with two columns of screws. */
const connector = (width: number): Piece[] => [
  ...hollow(1.2, slab([4, -64, moduleSize.deep - 2], [width - 4, 26, moduleSize.deep + 12], "plinth")),
  ...Array.from({ length: 10 }, (_, row) =>
    [0.32, 0.68].flatMap((share) =>
      at(cylinder(2.2, 1, "stainless"), [share * width, -56 + row * 8.4, moduleSize.deep + 11.5]),
    ),
  ).flat(),
];

const isCard = (kind: ModuleKind): boolean => kind === "input" || kind === "output" || kind === "analogue";

/** One module from x = 0. */
const plcModule = (kind: ModuleKind): Piece[] => {
  const width = moduleWidth(kind);
  const { high, deep } = moduleSize;
  const card = isCard(kind);
  return [
    ...at(hollow(1.2, block(width - 1, high, deep - 12, "plinth", 1.5)), [width / 2, 0, 12]),
    ...at(block(width - 3, card ? 44 : high - 6, 2, face[kind]), [width / 2, card ? 50 : 0, deep - 0.4]),
    ...(card ? connector(width) : []),
    ...(kind === "controller" || kind === "network"
      ? [-18, -42].flatMap((y) => at(socket(), [width / 2, y, deep]))
      : []),
    ...(kind === "controller"
      ? [...at(cylinder(6, 5, "ink"), [width / 2, 14, deep]), ...slab([25, 9, deep], [27, 19, deep + 7], "dial")]
      : []),
    ...at(cylinder(3, 3, "stainless"), [width / 2, high / 2 - 5, deep - 14], [0, 1, 0]),
  ];
};

/** Length of a rack with the given modules. */
export const rackLength = (modules: readonly ModuleKind[]): number =>
  modules.reduce((sum, kind) => sum + moduleWidth(kind), 0);

/** Backplane with its modules side by side from x = 0; height 0 is at their center. */
export const plcRack = (modules: readonly ModuleKind[]): Piece[] => {
  const length = rackLength(modules);
  let x = 0;
  return [
    ...hollow(3, slab([-12, -60, 0], [length + 12, 60, 12], "galvanised")),
    ...[-1, 1].flatMap((side) =>
      [-5, length + 5].flatMap((hole) => at(cylinder(4, 4, "stainless"), [hole, side * 50, 12])),
    ),
    ...modules.flatMap((kind) => {
      const set = at(plcModule(kind), [x, 0, 0]);
      x += moduleWidth(kind);
      return set;
    }),
  ];
};

/** Wires of a rack's cards, eight each, from their connectors to the duct below: its upper edge, its left end. */
export const rackWires = (modules: readonly ModuleKind[], duct: DuctBeside): Piece[] => {
  const run: DuctRun = { ...duct, from: -62, depth: moduleSize.deep + 4, inside: 66, layers: 4 };
  return modules.flatMap((kind, index) => {
    const [from, width] = [rackLength(modules.slice(0, index)), moduleWidth(kind)];
    const xs = Array.from({ length: 8 }, (_, wire) => from + 7 + (wire * (width - 14)) / 7);
    return isCard(kind) ? ductWires(xs, run) : [];
  });
};
