/** Straight pipes, expansion joints, and what closes the ends of lines. */
import { connect } from "./connect.ts";
import { drilling, flange, flangeDepth, flangeGrip, gradeOf, pipeOf } from "./flanges.ts";
import { flangeSize, type LineKind, sizeWords } from "./line-classes.ts";
import type { Material } from "./materials.ts";
import { endAt, type InLine, inLineEnds, type Part, type Port, type WithPorts, withPorts } from "./part.ts";
import { at } from "./placement.ts";
import { called, drilledRing, revolved } from "./solids.ts";

/** Straight flanged pipe of a given length. */
export const spool = (name: string, bore: number, length: number, kind: LineKind = "pipe"): InLine => {
  const depth = flangeDepth(bore, kind);
  return withPorts(name, inLineEnds(bore, kind, length), [
    ...flange(bore, kind),
    ...at(pipeOf(bore, kind, length - 2 * depth), [0, 0, depth]),
    ...at(flange(bore, kind), [0, 0, length], [0, 0, -1]),
  ]);
};

/** Rubber expansion joint with one arch and two backing rings. */
export const expansionJoint = (name: string, bore: number): InLine => {
  const { pipe, outside, thickness } = flangeSize(bore, "pipe");
  const length = 150;
  const inner = pipe / 2 - 8;
  const body = revolved(
    [
      [inner, 0],
      [pipe / 2 + 16, 0],
      [pipe / 2 + 16, 10],
      [pipe / 2 + 4, 14],
      [pipe / 2 + 4, 45],
      [pipe / 2 + 26, 62],
      [pipe / 2 + 26, 88],
      [pipe / 2 + 4, 105],
      [pipe / 2 + 4, 136],
      [pipe / 2 + 16, 140],
      [pipe / 2 + 16, 150],
      [inner, 150],
    ],
    "rubber",
  );
  const backing = drilledRing(outside / 2, pipe / 2 + 4, thickness, drilling(bore), "galvanised");
  return withPorts(name, inLineEnds(bore, "pipe", length), [
    ...called(`expansion joint ${sizeWords(bore, "pipe")}`, body),
    ...called(`backing ring ${sizeWords(bore, "pipe")}`, [
      ...at(backing, [0, 0, 10]),
      ...at(backing, [0, 0, length - 10 - thickness]),
    ]),
  ]);
};

/** Declares ports that are left open for the plant to connect. */
export const leaveOpen = (...ports: Port[]): void => {
  for (const port of ports) port.mate = "battery limit";
};

/** Plate that closes a port, as thick as its flange. */
export const transportCover = (
  name: string,
  bore: number,
  kind: LineKind,
  material: Material = "internals",
): WithPorts<"face"> =>
  withPorts(
    name,
    { face: endAt(bore, kind) },
    called(
      `${material === "internals" ? "transport cover" : "blind flange"} ${sizeWords(bore, kind)}`,
      drilledRing(flangeSize(bore, kind).outside / 2, 0, flangeGrip(bore, kind), drilling(bore, kind), material),
      material === "internals" ? undefined : gradeOf(kind, "flange"),
    ),
  );

/** Plates called after a word, with their joints, that close ports. */
export const closedWith = (word: string, materialOf: (kind: LineKind) => Material, ports: readonly Port[]): Part[] =>
  ports.flatMap((port) => {
    const { bore, kind } = port.end;
    const plate = transportCover(`${word} on ${port}`, bore, kind, materialOf(kind));
    return [plate, connect(port, plate.face)];
  });

/** Closes ports for transport; returns covers and joints. */
export const closeForTransport = (...ports: Port[]): Part[] => closedWith("cover", () => "internals", ports);
