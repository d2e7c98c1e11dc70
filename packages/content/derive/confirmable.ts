import { z } from "zod";
import { isFormerMark } from "../parse/former-marks.ts";
import { sectionTexts } from "../parse/markdown.ts";
import type { SourceFile } from "../parse/source-file.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { headPart, needsConfirming, type RawSettings, settingsPartsOf } from "./page-parts.ts";

/** Somebody's word that something is true, as a file has it. */
export interface Mark {
  readonly by: string;
  readonly on: string;
  /** The fingerprint of what was confirmed. */
  readonly of?: string;
}

/** Something in a file that a release has only once somebody has confirmed it: an entry, or a part of a page. */
export interface Confirmable {
  /** Keys and list positions of the entry in the settings; empty for a part of a page. */
  readonly path: readonly (string | number)[];
  /** Of a page, the part: an anchor of its text, or a part of its settings. */
  readonly part?: string;
  /** What the part is called. */
  readonly title?: string;
  readonly says: unknown;
  /** The fingerprint of that. */
  readonly of: string;
  /** The confirmation that stands there, be it of these words or of others. */
  readonly mark?: Mark;
  readonly isConfirmed: boolean;
  /** From 1; of an entry, where it begins. */
  readonly line: number;
}

type Path = Confirmable["path"];

const isSettings = (value: unknown): value is RawSettings =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const markSchema = z.object({ by: z.string(), on: z.string(), of: z.string().optional() });
const markIn = (value: unknown): Mark | undefined => markSchema.safeParse(value).data as Mark | undefined;

/** The schemas of a value: of what an optional one is, of each kind that it may be, and so on. */
export function schemasIn(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schemasIn(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(schemasIn);
  return [schema];
}

/** The settings whose absence leaves an entry without anything to confirm. */
const saysSomething = (schema: z.ZodType, entry: RawSettings): boolean => {
  const claims = z.globalRegistry.get(schema)?.["claims"] as readonly string[] | undefined;
  return !claims || claims.some((name) => entry[name] !== undefined);
};

/** The entries of settings whose schemas have a mark. */
function* entriesIn(schema: z.core.$ZodType, value: unknown, path: Path = []): Generator<[Path, RawSettings]> {
  for (const one of schemasIn(schema)) {
    if (one instanceof z.ZodArray && Array.isArray(value)) {
      for (const [at, item] of value.entries()) yield* entriesIn(one.element, item, [...path, at]);
    } else if (one instanceof z.ZodObject && isSettings(value)) {
      const shape = one.shape as Readonly<Record<string, z.ZodType>>;
      const template = shape["template"];
      // One of the kinds of pages that there are.
      if (template instanceof z.ZodLiteral && template.value !== value["template"]) continue;
      const [mark] = shape["confirmed"] ? schemasIn(shape["confirmed"]) : [];
      if (mark instanceof z.ZodObject && saysSomething(one, value)) yield [path, value];
      for (const [key, inner] of Object.entries(shape))
        if (key !== "confirmed" && Object.hasOwn(value, key)) yield* entriesIn(inner, value[key], [...path, key]);
    }
  }
}

/** Pictures and their captions in the sections of an article, by anchor. */
function picturesBySection({ figures }: RawSettings): Map<unknown, unknown[]> {
  if (!isSettings(figures) || !Array.isArray(figures["items"])) return new Map();
  return Map.groupBy(figures["items"], (item: unknown) => (isSettings(item) && item["section"]) ?? figures["section"]);
}

/** The text of a section, whose tables say the same however wide they are written. */
const drawnAlike = (markdown: string): string => markdown.replaceAll(/ *\| */g, "|").replaceAll(/-{3,}/g, "---");

/** The parts of a page that are to be confirmed, in the order in which it shows them. */
function partsOfPage(source: SourceFile): Confirmable[] {
  const { data, markdownOffset } = source;
  if (!isSettings(data) || !needsConfirming(data)) return [];
  const marks = isSettings(data["confirmed"]) ? data["confirmed"] : {};
  const part = (name: string, title: string, says: unknown, line: number): Confirmable => {
    const of = fingerprintOf(says);
    const mark = Object.hasOwn(marks, name) ? markIn(marks[name]) : undefined;
    return { path: [], part: name, title, says, of, ...(mark && { mark }), isConfirmed: mark?.of === of, line };
  };
  const pictures = picturesBySection(data);
  const texts = sectionTexts(source);
  const intro = texts.find(({ id }) => id === undefined)?.text;
  const settings = settingsPartsOf(data).map(({ name, title, says, begins }) =>
    part(name, title, name === headPart && intro ? { ...says, intro } : says, source.lineOf(begins)),
  );
  const sections = texts.flatMap(({ id, heading, text, line }) =>
    id === undefined
      ? []
      : part(id, heading ?? id, { text: drawnAlike(text), pictures: pictures.get(id) ?? [] }, markdownOffset + line),
  );
  return [...settings, ...sections];
}

/** Everything in a file that a release has only once it is confirmed. */
export function confirmablesIn(source: SourceFile, schema: z.ZodType): readonly Confirmable[] {
  const entries = [...entriesIn(schema, source.data)].map(([path, entry]): Confirmable => {
    const of = fingerprintOf(entry);
    const mark = markIn(entry["confirmed"]);
    const line = source.lineOf(path);
    return { path, says: entry, of, ...(mark && { mark }), isConfirmed: isMarkOf(entry, of), line };
  });
  return [...partsOfPage(source), ...entries];
}

const isMarkOf = (entry: RawSettings, of: string): boolean => markIn(entry["confirmed"])?.of === of;

/** Whether somebody has confirmed what an entry says, as a file has it. */
export const isEntryConfirmed = (entry: RawSettings): boolean => isMarkOf(entry, fingerprintOf(entry));

/**
 * A file's settings with only those marks that hold: a confirmation of other words is none, nor is one where nothing is to
 * be confirmed, as files of former versions have them. What looks like no mark at all is left for the schema to refuse.
 */
export function withMarksInForce(source: SourceFile, schema: z.ZodType): unknown {
  const all = confirmablesIn(source, schema);
  const entries = new Map(all.filter(({ part }) => part === undefined).map((one) => [one.path.join("\n"), one]));
  const parts = new Map(all.flatMap((one) => (one.part === undefined ? [] : [[one.part, one]])));
  const hasParts = parts.size > 0;
  const kept = (mark: unknown, path: Path): unknown => {
    if (!isSettings(mark)) return mark;
    if (path.length === 0 && hasParts) {
      if (markIn(mark)) return undefined;
      return Object.fromEntries(
        Object.entries(mark).filter(([name, one]) => parts.get(name)?.isConfirmed || (parts.has(name) && !markIn(one))),
      );
    }
    const entry = entries.get(path.join("\n"));
    return entry?.isConfirmed || (entry && !entry.mark) ? mark : undefined;
  };
  const left = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => left(item, [...path, index]));
    if (!isSettings(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        if (isFormerMark(name, inner)) return [];
        // What is left when the last mark was taken away by hand.
        if (name === "confirmed" && inner === null) return [];
        const one = name === "confirmed" ? kept(inner, path) : left(inner, [...path, name]);
        return one === undefined ? [] : [[name, one]];
      }),
    );
  };
  return left(source.data, []);
}
