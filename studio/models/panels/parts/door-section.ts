/** Operator panel in a section of a panel door, standing on z = 0, for views of front and back. */
import * as cad from "replicad";
import { part } from "../../../kit/part.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { cylinder, hollow, solid } from "../../../kit/solids.ts";
import { housing, operatorPanelBack, operatorPanelFront } from "./operator-panel.ts";
import { panelCables, panelRail } from "./panel-connections.ts";

/** Section of the door, mm: sheet, folded edge, and a cut-out 1 mm wider than the housing. */
export const [wide, high] = [425, 330] as const;
const edge = 22;
export const plateThickness = 2;
export const cutOut = [housing.size[0] + 1, housing.size[1] + 1] as const;
/** Height of the panel's center, mm. */
export const middle = 170;
/** Depth behind the door's face: sheet, housing, ribs. */
export const depth = plateThickness + housing.depth + 20;
const toward: Point = [0, -1, 0];

/** Section of the door without its panel. */
export const doorSection = () => [
  ...at(
    solid("door section", "pipework", () =>
      cad
        .drawRoundedRectangle(wide, high, 3)
        .cut(cad.drawRectangle(...cutOut).translate(0, middle - high / 2))
        .sketchOnPlane("XY")
        .extrude(plateThickness),
    ),
    [0, plateThickness, high / 2],
    toward,
  ),
  ...[-1, 1].flatMap((side) => slab([(side * wide) / 2, 0, 3], [side * (wide / 2 - 2), edge, high - 3], "pipework")),
  ...[0, high - 2].flatMap((z) => slab([-wide / 2 + 3, 0, z], [wide / 2 - 3, edge, z + 2], "pipework")),
  // Gasket, all round.
  ...[-1, 1].flatMap((side) => slab([side * (wide / 2 - 4), 2, 4], [side * (wide / 2 - 13), 7, high - 4], "rubber")),
  ...[4, high - 13].flatMap((z) => slab([-wide / 2 + 13, 2, z], [wide / 2 - 13, 7, z + 9], "rubber")),
  ...at(cylinder(4, 18, "galvanised"), [165, 2, 300], [0, 1, 0]),
  ...at(cylinder(7, 4, "galvanised"), [165, 2, 300], [0, 1, 0]),
];

/** Thickness of a stand's foot, mm. */
export const footThickness = 18;
/** Stand on z = 0 in whose groove the door section stands. */
export const stand = (name: string) =>
  part(name, [
    ...hollow(4, slab([-220, -55, 0], [220, 90, footThickness], "plinth")),
    ...slab([-220, -10, footThickness], [220, 0, footThickness + 12], "plinth"),
    ...slab([-220, edge, footThickness], [220, edge + 10, footThickness + 6], "plinth"),
  ]);

/** Cables in the panel's sockets of supply and network, to the rail below it. */
const wiring = () => {
  const behind = housing.depth + plateThickness + 8;
  const plugs = middle - housing.size[1] / 2 + 11;
  return panelCables({ supply: [80, behind, plugs], network: [30, behind, plugs] }, plateThickness);
};

/** Door section with its panel on z = 0, screen toward -Y. */
export const mountedPanel = (name: string, wired: boolean) => {
  const onDoor = (pieces: Parameters<typeof at>[0]) => at(pieces, [0, 0, middle], toward);
  return {
    door: part(`${name} door`, [...doorSection(), ...(wired ? panelRail(plateThickness) : [])]),
    panel: part(name, [
      ...onDoor(operatorPanelFront()),
      ...onDoor(operatorPanelBack(plateThickness)),
      ...(wired ? wiring() : []),
    ]),
  };
};
