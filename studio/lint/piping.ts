import type { Vector3 } from "three";
import { gravityFall } from "../kit/falls.ts";
import { flangeDepth, gasket } from "../kit/flanges.ts";
import type { Part, Port } from "../kit/part.ts";

const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);

/** Largest turn of a bend: from a riser into a leg that falls, degrees. */
const mostTurn = 90 + (Math.atan(gravityFall) * 180) / Math.PI;

/** Rule: bends fit on their legs, and none turns by more than 90°, or what a fall adds to it. */
export const elbows = (parts: readonly Part[]): string[] =>
  parts.flatMap(({ name, route }) => {
    if (!route) return [];
    const { points, bore, bendRadius } = route;
    const legs = points.slice(1).map((point, index) => point.clone().sub(points[index] as Vector3));
    const turns = legs.slice(1).map((leg, index) => leg.angleTo(legs[index] as Vector3));
    const takes = turns.map((turn) => bendRadius * Math.tan(turn / 2));
    const kind = parts.find((part) => part.name === name)?.ports[0]?.end.kind ?? "pipe";
    const faulty: string[] = [];
    if (bendRadius < bore) faulty.push(`elbow: ${name} has a bend radius of ${bendRadius} mm, less than its bore`);
    turns.forEach((turn, index) => {
      if ((turn * 180) / Math.PI > mostTurn + 0.01)
        faulty.push(`elbow: ${name} turns by ${degrees(turn)}° at corner ${index + 1}`);
    });
    legs.forEach((leg, index) => {
      const ends = (index === 0 ? 1 : 0) + (index === legs.length - 1 ? 1 : 0);
      const needed = (takes[index - 1] ?? 0) + (takes[index] ?? 0) + ends * flangeDepth(bore, kind);
      if (leg.length() < needed - 0.5)
        faulty.push(
          `elbow: ${name} needs ${Math.round(needed)} mm for bends and flanges on leg ${index + 1}, which is ${Math.round(leg.length())} mm long`,
        );
    });
    return faulty;
  });

const disagreement = (a: Port, b: Port): string[] => {
  const gap = a.position.distanceTo(b.position);
  const found: string[] = [];
  if (a.end.bore !== b.end.bore) found.push(`DN ${a.end.bore} meets DN ${b.end.bore}`);
  if (a.end.rating !== b.end.rating) found.push(`${a.end.rating} bar meets ${b.end.rating} bar`);
  if (a.end.kind !== b.end.kind) found.push(`${a.end.kind} meets ${b.end.kind}`);
  if (Math.abs(gap - gasket) > 0.5) found.push(`faces are ${gap.toFixed(1)} mm apart instead of ${gasket}`);
  if (a.direction.angleTo(b.direction) < Math.PI - 0.002) found.push("faces are not parallel");
  return found.map((fault) => `port: ${a} to ${b}: ${fault}`);
};

/** Rule: every port is connected or left open on purpose, and both sides of a joint agree. */
export const ports = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) =>
    part.ports.flatMap((port) => {
      if (!port.mate) return [`port: ${port} is not connected`];
      if (port.mate === "battery limit" || port.toString() > port.mate.toString()) return [];
      return disagreement(port, port.mate);
    }),
  );
