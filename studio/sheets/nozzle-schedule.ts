/** Schedule of a vessel's or tank's nozzles, measured on its ports, with their marks on a view. */
import { Vector3 } from "three";
import { isMetal, orderOf, standards } from "../kit/line-classes.ts";
import type { End, Part, Port } from "../kit/part.ts";
import type { Point } from "../kit/placement.ts";
import type { Listed, Table } from "./particulars.ts";

/**
 * Place of a mark: on the plan beyond the face of a horizontal nozzle, otherwise at the right of its axis. The plan does
 * not show a nozzle that faces down: it is marked on the elevation, below its face.
 */
const onView = (
  { position, direction }: Port,
  usual: "top" | "front",
  aside: number,
): { view: "top" | "front"; at: Point } => {
  const under = usual === "top" && direction.z < -0.5;
  const level = usual === "top" && Math.abs(direction.z) < 0.5;
  const { x, y, z } = position
    .clone()
    .addScaledVector(level ? direction : new Vector3(1, 0, under ? -0.6 : 0), aside)
    .round();
  return under || usual === "front" ? { view: "front", at: [x, 0, z] } : { view: "top", at: [x, y, 0] };
};

/** Positions of a face by the headings of their columns, mm. */
type Positions = Readonly<Record<string, (face: Vector3) => number>>;

/** Positions of nozzles from the axis of an upright vessel, and above its base. */
export const fromAxis = ({ matrix }: Part): Positions => {
  const { x, y, z } = new Vector3().setFromMatrixPosition(matrix);
  return { "X FROM AXIS": (at) => at.x - x, "Y FROM AXIS": (at) => at.y - y, "ABOVE BASE": (at) => at.z - z };
};

/** A face's cells in the columns of positions. */
export const positionCells = (positions: Positions, face: Vector3): string[] =>
  Object.values(positions).map((where) => String(Math.round(where(face))).replace("-", "−"));

/** Words for the services of ports by name; a port without words keeps its name. */
type Services = Readonly<Partial<Record<string, string>>>;

/** NPS of a metal nozzle, PN of a plastic one, a dash of a duct, which has neither; in a column of both, with its letters. */
const ratedBy = ({ bore, kind, rating }: End, isOfBoth: boolean): string => {
  if (isMetal(kind)) return `${isOfBoth ? "NPS " : ""}${orderOf(bore, kind).nps}`;
  return kind === "pipe" ? `${isOfBoth ? "PN " : ""}${rating}` : "–";
};

/** Standards of the flanges that nozzles have. */
const standardsOf = (ports: readonly Port[]): string[] => [
  ...new Set(ports.flatMap(({ end: { kind } }) => (isMetal(kind) || kind === "pipe" ? standards[kind].flange : []))),
];

/**
 * Table of the ports of `vessel` in their order, marked N1 and so on, with two or three positions of their faces in mm, and `further` rows for
 * what is no port. Nozzles above each other have their marks in one frame.
 */
export const nozzleSchedule = (
  { ports }: Part,
  services: Services,
  positions: Positions,
  {
    title = "NOZZLES",
    aside = 110,
    view = "top",
    further = [],
  }: { title?: string; aside?: number; view?: "top" | "front"; further?: Table["rows"] } = {},
): Listed => {
  const headings = Object.keys(positions);
  const wide = headings.length > 2 ? 17 : 22;
  const marked = ports.map((port, index) => ({ mark: `N${index + 1}`, port }));
  const kinds = ports.map(({ end }) => end.kind);
  const columns = [...(kinds.some(isMetal) ? ["NPS"] : []), ...(kinds.includes("pipe") ? ["PN"] : [])];
  return {
    tables: [
      {
        title: [title, ...standardsOf(ports)].join(", "),
        columns: {
          MARK: 11,
          SERVICE: 87 - headings.length * wide,
          DN: 10,
          [columns.join(", ")]: 12,
          ...Object.fromEntries(headings.map((heading) => [heading, wide])),
        },
        rows: [
          ...marked.map(({ mark, port: { name, end, position } }) => [
            mark,
            services[name] ?? name,
            `${end.kind === "tubing" ? "Ø" : ""}${end.bore}`,
            ratedBy(end, columns.length > 1),
            ...positionCells(positions, position),
          ]),
          ...further,
        ],
      },
    ],
    labels: [...Map.groupBy(marked, ({ port }) => Object.values(onView(port, view, aside)).join()).values()].map(
      (together) => {
        const [{ port }] = together as [(typeof marked)[number]];
        return {
          ...onView(port, view, aside),
          to: port.position.toArray(),
          words: together.map(({ mark }) => mark).join(", "),
          framed: true,
        };
      },
    ),
  };
};
