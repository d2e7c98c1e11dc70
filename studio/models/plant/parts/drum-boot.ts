/** Boot below a horizontal drum, in which water settles. */
import * as cad from "replicad";
import { dishedHead } from "../../../kit/dished-heads.ts";
import { type End, endsOf, type WithPorts, withPorts } from "../../../kit/part.ts";
import { at } from "../../../kit/placement.ts";
import { solid } from "../../../kit/solids.ts";
import { nozzle } from "../../../kit/vessels.ts";

/** Diameters of boot and drum, length of the boot from the drum's underside to its tangent line, wall, mm. */
interface BootForm {
  diameter: number;
  length: number;
  of: number;
  wall: number;
  /** X of its axis and height of the drum's axis, in the drum's coordinates, mm. */
  x: number;
  axis: number;
  /** Bores of the outlet and of the level nozzles, mm. */
  outlet: number;
  level: number;
}

/** Reach of the level nozzles from the boot's shell, and their heights above its tangent line, those of the transmitter lower, mm. */
const reach = 150;
const levels = { gauge: [140, 790], transmitter: [140, 420] } as const;

/**
 * The drum with its boot welded on, where the drum was placed. The boot's ports: water at its foot, two for a gauge that
 * point to -Y, and two for a transmitter that point to +Y, low enough for its head to be reached.
 */
export const withBoot = <Name extends string>(
  drum: WithPorts<Name>,
  { diameter, length, of, wall, x, axis, outlet, level }: BootForm,
): WithPorts<Name | "water" | `${"gauge" | "interface"}${"Low" | "High"}`> => {
  const radius = diameter / 2;
  const foot = axis - of / 2 - length;
  const shell = solid(`boot ${[diameter, length, of, wall].join(" ")}`, "pipework", () =>
    cad
      .makeCylinder(radius, length + of / 2)
      .cut(cad.makeCylinder(radius - wall, length + of / 2))
      .cut(cad.makeCylinder(of / 2 - wall / 2, of, [-of / 2, 0, length + of / 2], [1, 0, 0])),
  );
  const side = (way: 1 | -1, z: number) =>
    nozzle({
      bore: level,
      kind: "steel",
      root: [x, way * radius, foot + z],
      direction: [0, way, 0],
      reach,
      buried: 16,
    });
  const ends = {
    water: nozzle({
      bore: outlet,
      kind: "steel",
      root: [x, 0, foot - diameter / 4],
      direction: [0, 0, -1],
      reach: 110,
      buried: 12,
    }),
    gaugeLow: side(-1, levels.gauge[0]),
    gaugeHigh: side(-1, levels.gauge[1]),
    interfaceLow: side(1, levels.transmitter[0]),
    interfaceHigh: side(1, levels.transmitter[1]),
  };
  const own = Object.fromEntries(drum.ports.map(({ name, end }) => [name, end])) as Record<Name, End>;
  const whole = withPorts(drum.name, { ...own, ...endsOf(ends) }, [
    ...drum.pieces,
    ...at(shell, [x, 0, foot]),
    ...at(dishedHead("elliptical", radius, wall, "pipework"), [x, 0, foot], [0, 0, -1]),
    ...Object.values(ends).flatMap(({ pieces }) => pieces),
  ]);
  whole.matrix = drum.matrix;
  whole.placed = drum.placed;
  return whole;
};
