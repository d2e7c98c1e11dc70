/** Horizontal shell-and-tube exchangers along X on saddles. Simplified proportions. */
import { holds } from "./capacity.ts";
import { dishedHead } from "./dished-heads.ts";
import { gasket, stud } from "./flanges.ts";
import { nameplate } from "./nameplates.ts";
import { endsOf, type WithPorts, withPorts } from "./part.ts";
import { at, ring } from "./placement.ts";
import { cylinder, drilledRing, hexagon, type Piece, tube } from "./solids.ts";
import { hasBundle } from "./tube-bundles.ts";
import { liftingLug, saddle } from "./vessel-supports.ts";
import { nozzle } from "./vessels.ts";

interface ExchangerForm {
  /** Outside diameter of the shell, and its length between the tube sheets (or to the rear head), mm. */
  diameter: number;
  length: number;
  /** Height of the axis above z = 0, mm. */
  axis: number;
  /** Bores on shell side and tube side. */
  shellBore: number;
  tubeBore: number;
  /** End of the shell with its inlet; "far" from the channel by default. */
  shellInlet?: "far" | "near";
  /** With saddles on top for another exchanger, up to this height above the axis in mm; without lugs. */
  carries?: number;
  /** What its nameplate says it is; its name by default. */
  plate?: string;
}

/** Bolted girth joint about z = 0: two rings, the tube sheet or gasket between them, and studs. */
const girth = (radius: number, wall: number, tubeSheet: number): Piece[] => {
  const outer = radius + 62;
  const bolts = 4 * Math.round((2 * Math.PI * radius) / 4 / 95);
  const drilling = { circle: 2 * (radius + 34), hole: 22, bolts };
  const depth = 34 + radius * 0.03;
  const plate = drilledRing(outer, radius - wall, depth, drilling, "pipework");
  return [
    ...at(plate, [0, 0, tubeSheet / 2]),
    ...at(plate, [0, 0, -tubeSheet / 2 - depth]),
    ...at(cylinder(radius + 20, tubeSheet, tubeSheet > 10 ? "motor" : "rubber"), [0, 0, -tubeSheet / 2]),
    ...ring(stud(20, 2 * depth + tubeSheet), bolts, radius + 34, 0, true),
  ];
};

/** Coupling DN 20 on a wall at z = 0, with its plug. */
const plugged = (): Piece[] => [
  ...at(cylinder(18, 52, "pipework"), [0, 0, -12]),
  ...at(hexagon(30, 16, "galvanised"), [0, 0, 40]),
];

/**
 * Exchanger on z = 0, its shell centered above the origin, the channel toward -X: two tube passes, inlet below and
 * outlet above. The shell has a plugged vent and drain. The cover over its floating head is wider than the shell.
 */
export const shellAndTube = (
  name: string,
  { diameter, length, axis, shellBore, tubeBore, shellInlet = "far", carries, plate = name }: ExchangerForm,
): WithPorts<"tubeIn" | "tubeOut" | "shellIn" | "shellOut"> => {
  const [radius, wall, tubeSheet] = [diameter / 2, 10, 46];
  const channel = Math.max(1.7 * tubeBore + 140, diameter * 0.62);
  const half = length / 2;
  const stand = (z: number, station: number, bore: number) =>
    nozzle({
      bore,
      kind: "steel",
      root: [station, 0, axis + z * radius],
      direction: [0, 0, z],
      reach: 90 + bore * 0.7,
      buried: 12 + (bore * bore) / diameter / 2.5,
    });
  const middle = -half - tubeSheet / 2 - 34 - (channel - 34) / 2;
  const near = -half + 160 + shellBore * 0.7;
  const far = half - 180 - shellBore * 0.7;
  const ends = {
    tubeIn: stand(-1, middle, tubeBore),
    tubeOut: stand(1, middle, tubeBore),
    shellIn: stand(1, shellInlet === "far" ? far : near, shellBore),
    shellOut: stand(-1, shellInlet === "far" ? near : far, shellBore),
  };
  const rear = radius + 36;
  const along = (pieces: Piece[], x: number, way: 1 | -1 = 1) => at(pieces, [x, 0, axis], [way, 0, 0]);
  const pipework = (outer: number, inner: number, long: number, x: number) =>
    along(tube(outer, inner, long, "pipework"), x);
  const made = withPorts(name, endsOf(ends), [
    ...pipework(radius, radius - wall, length, -half),
    ...along(girth(radius, wall, tubeSheet), -half),
    ...pipework(radius, radius - wall, channel, -half - tubeSheet / 2 - channel),
    ...along(girth(radius, wall, gasket), -half - tubeSheet / 2 - channel),
    ...along(dishedHead("elliptical", radius, wall, "pipework"), -half - tubeSheet / 2 - channel - 36, -1),
    ...along(girth(rear, wall, gasket), half),
    ...pipework(rear, rear - wall, 90, half - 90 - 36),
    ...pipework(rear, radius - 2, 14, half - 140),
    ...pipework(rear, rear - wall, 150, half + 34),
    ...along(dishedHead("elliptical", rear, wall, "pipework"), half + 184),
    ...Object.values(ends).flatMap(({ pieces }) => pieces),
    ...[-0.28, 0.28].flatMap((share) => at(saddle(radius, axis), [share * length, 0, 0])),
    ...[-0.28, 0.28].flatMap((share) =>
      carries
        ? at(saddle(radius, carries), [share * length, 0, axis + carries], [0, 0, -1])
        : at(liftingLug(100), [share * length, 0, axis + radius]),
    ),
    ...([1, -1] as const).flatMap((way) => at(plugged(), [0, 0, axis + way * radius], [0, 0, way])),
    ...at(nameplate(plate), [0, -radius, axis], [0, -1, 0]),
  ]);
  const inside = along(cylinder(radius - wall, length + channel, "liquid"), -half - channel);
  const bundle = { shell: diameter - 2 * wall, length, ends: "floating head", middles: [[0, 0, axis]] } as const;
  return hasBundle(holds(made, inside), bundle);
};
