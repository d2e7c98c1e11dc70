import { Document, Scalar, stringify } from "yaml";
import { lineWidth, refold } from "../fold-text.ts";

/** Where a value is written: columns before it on its line, and the indentation of its key or hyphen. */
export interface Position {
  readonly column: number;
  readonly indent: number;
  /** Within [ ] or { }, where nothing can be folded. */
  readonly inFlow?: boolean;
}

/** How a value is written at present. */
export interface Present {
  readonly type: Scalar.Type | null | undefined;
  readonly source: string;
}

const pad = (indent: number) => " ".repeat(indent);

/** Whether a text may stand after `>-`: no line breaks, and no space at either end. */
const foldable = (text: string) => !/\n|^\s|\s$/.test(text) && text !== "";

/** A text, number or boolean as YAML, in the style in which it is written at present. */
export function renderScalar(value: unknown, { column, indent, inFlow }: Position, present?: Present): string {
  if (typeof value !== "string") return String(value);
  if (inFlow) return inFlowStyle(value);
  if (value.includes("\n") && foldable(value.replaceAll("\n", " ")) && !/^[ \t]|[ \t]$/m.test(value)) {
    return ["|-", ...value.split("\n").map((line) => (line === "" ? "" : pad(indent + 2) + line))].join("\n");
  }
  const isFolded = present?.type === Scalar.BLOCK_FOLDED;
  const isQuoted = present?.type === Scalar.QUOTE_DOUBLE || present?.type === Scalar.QUOTE_SINGLE;
  if (foldable(value) && (isFolded || (!isQuoted && column + value.length > lineWidth))) {
    const [header = ">-", ...lines] = isFolded ? present.source.split("\n") : [">-"];
    const folded = refold(
      value,
      lineWidth - indent - 2,
      lines.map((line) => line.trim()),
    );
    return [header, ...folded.map((line) => pad(indent + 2) + line)].join("\n");
  }
  const scalar = new Scalar(value);
  if (isQuoted && present.type) scalar.type = present.type;
  // Otherwise the library would choose a block, which it cannot indent here.
  if (value.includes("\n")) scalar.type = Scalar.QUOTE_DOUBLE;
  return stringify(scalar, { lineWidth: 0 }).trimEnd();
}

/** A value within [ ] or { }. */
export function inFlowStyle(value: unknown): string {
  const json = JSON.stringify(value);
  // Only JSON writes a line break within one line.
  if (json.includes("\\n")) return json;
  const list = new Document([value]).toString({ collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: true });
  return list.trim().slice(1, -1).trim();
}

const isCollection = (value: unknown): value is object => typeof value === "object" && value !== null;

const isEmpty = (value: object) => Object.keys(value).length === 0;

/** Whether a value is somebody's word for something, which files have on one line: `{ by: …, on: … }`. */
const isWord = (value: unknown): boolean =>
  isCollection(value) &&
  "by" in value &&
  "on" in value &&
  Object.values(value).every((part) => typeof part === "string");

/** The lines of `key: value`. */
export function renderPair(key: string, value: unknown, indent: number): string[] {
  const name = stringify(key, { lineWidth: 0 }).trimEnd();
  const start = `${pad(indent)}${name}:`;
  if (isWord(value)) return [`${start} ${inFlowStyle(value)}`];
  if (isCollection(value) && !isEmpty(value)) return [start, ...renderLines(value, indent + 2)];
  return `${start} ${renderLeaf(value, start.length + 1, indent)}`.split("\n");
}

/** The lines of one entry of a list. */
export function renderEntry(value: unknown, indent: number): string[] {
  const start = `${pad(indent)}- `;
  if (!isCollection(value) || isEmpty(value)) return (start + renderLeaf(value, start.length, indent)).split("\n");
  const [first = "", ...rest] = renderLines(value, indent + 2);
  return [start + first.trimStart(), ...rest];
}

const renderLeaf = (value: unknown, column: number, indent: number): string => {
  if (Array.isArray(value)) return "[]";
  return isCollection(value) ? "{}" : renderScalar(value, { column, indent });
};

function renderLines(value: object, indent: number): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => renderEntry(entry, indent));
  return Object.entries(value).flatMap(([key, entry]) => renderPair(key, entry, indent));
}
