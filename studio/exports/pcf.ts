/**
 * A piping component file (PCF): a line as components with their ends, which isometric and stress programs read. Lengths in
 * mm, places as east, north and elevation.
 */

type Place = readonly [east: number, north: number, elevation: number];

/** How an end is joined: flange, butt weld. */
type Joint = "FL" | "BW";

export interface Component {
  readonly kind: "PIPE" | "ELBOW" | "FLANGE" | "GASKET" | "BOLT" | "VALVE" | "WELD" | "SUPPORT";
  /** The two ends; of what is at one place, that place alone. */
  readonly ends?: readonly (readonly [place: Place, joint?: Joint])[];
  readonly at?: Place;
  /** Where the axes of an elbow meet. */
  readonly center?: Place;
  /** The code of its symbol. */
  readonly symbol?: string;
  /** Its row in the bill of materials, counted from 1. */
  readonly item?: number;
  /** What else is said of it, by the file's words. */
  readonly says?: Readonly<Record<string, string | number>>;
}

export interface PipingLine {
  /** The number of the line, and its class. */
  readonly reference: string;
  readonly specification: string;
  readonly bore: number;
  readonly says: Readonly<Record<string, string | number>>;
  readonly components: readonly Component[];
  /** Descriptions of the bill of materials, in the order of its rows. */
  readonly materials: readonly string[];
}

const number = (value: number) => value.toFixed(4);
/** Readers expect ASCII. @throws if something is left */
const ascii = (text: string): string => {
  const plain = text.replaceAll("×", "x").replaceAll("°", " deg").replaceAll("′", "'").replaceAll("″", '"');
  if (/[^\x20-\x7e]/.test(plain)) throw new Error(`"${text}" cannot be written in a PCF`);
  return plain;
};

/** The file's text. */
export const pcfOf = ({ reference, specification, bore, says, components, materials }: PipingLine): string => {
  const place = (at: Place) => at.map(number).join(" ");
  const attributes = (of: Readonly<Record<string, string | number>>) =>
    Object.entries(of).map(([name, value]) => `    ${name} ${value}`);
  const written = components.flatMap(({ kind, ends = [], at, center, symbol, item, says: own = {} }) => [
    kind,
    ...ends.map(([end, joint]) => `    END-POINT ${place(end)} ${number(bore)}${joint ? ` ${joint}` : ""}`),
    ...(at ? [`    CO-ORDS ${place(at)} ${number(bore)}`] : []),
    ...(center ? [`    CENTRE-POINT ${place(center)}`] : []),
    ...(symbol ? [`    SKEY ${symbol}`] : []),
    ...(item === undefined ? [] : [`    ITEM-CODE ${item}`]),
    ...attributes(own),
  ]);
  const rows = materials.flatMap((description, index) => [`ITEM-CODE ${index + 1}`, `    DESCRIPTION ${description}`]);
  const lines = [
    "ISOGEN-FILES ISOGEN.FLS",
    "UNITS-BORE MM",
    "UNITS-CO-ORDS MM",
    "UNITS-BOLT-LENGTH MM",
    "UNITS-BOLT-DIA MM",
    "UNITS-WEIGHT KGS",
    `PIPELINE-REFERENCE ${reference}`,
    `    PIPING-SPEC ${specification}`,
    ...attributes(says),
    ...written,
    "MATERIALS",
    ...rows,
  ];
  return `${lines.map(ascii).join("\r\n")}\r\n`;
};
