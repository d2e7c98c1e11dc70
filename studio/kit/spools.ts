import { connect } from "./connect.ts";
import { drilling, flange, flangeDepth, flangeGrip } from "./flanges.ts";
import { flangeSize, type LineKind, lineMaterial, ratingOf, wallOf } from "./line-classes.ts";
import { type Part, part, type Port, type WithPorts } from "./part.ts";
import { at, type Point } from "./placement.ts";
import { drilledRing, tube } from "./solids.ts";
import { type InLine, inLineEnds } from "./valves.ts";

/** Straight flanged pipe of a given length. */
export const spool = (name: string, bore: number, length: number, kind: LineKind = "pipe"): InLine => {
  const depth = flangeDepth(bore, kind);
  const outside = flangeSize(bore, kind).pipe / 2;
  return part(
    name,
    [
      ...flange(bore, kind),
      ...at(tube(outside, outside - wallOf(bore, kind), length - 2 * depth, lineMaterial(kind)), [0, 0, depth]),
      ...at(flange(bore, kind), [0, 0, length], [0, 0, -1]),
    ],
    inLineEnds(bore, length, kind),
  );
};

/** Flange of the plant at the limit of our supply; its `inside` port points along `direction`, towards our side. */
export const batteryLimit = (name: string, bore: number, point: Point, direction: Point): WithPorts<"inside"> => {
  const made = part(name, flange(bore, "duct"), {
    inside: { position: [0, 0, 0], direction: [0, 0, -1], bore, rating: 0.1, kind: "duct" },
  }).at(point, [-direction[0], -direction[1], -direction[2]]);
  return made;
};

/** Declares ports that are left open for the plant to connect. */
export const leaveOpen = (...ports: Port[]): void => {
  for (const port of ports) port.mate = "battery limit";
};

/** Plate that closes a port for transport, as thick as its flange. */
export const transportCover = (name: string, bore: number, kind: LineKind): WithPorts<"face"> =>
  part(
    name,
    drilledRing(flangeSize(bore, kind).outside / 2, 0, flangeGrip(bore, kind), drilling(bore, kind), "internals"),
    {
      face: { position: [0, 0, 0], direction: [0, 0, -1], bore, rating: ratingOf(kind), kind },
    },
  );

/** Closes ports for transport; returns covers and joints. */
export const closeForTransport = (...ports: Port[]): Part[] =>
  ports.flatMap((port) => {
    const cover = transportCover(`cover on ${port}`, port.end.bore, port.end.kind);
    return [cover, connect(port, cover.face)];
  });
