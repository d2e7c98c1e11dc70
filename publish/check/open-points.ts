import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "../../site/content-loader/content.ts";
import { contentFolder, readContent } from "../../site/content-loader/read-content.ts";
import type { SourceFile } from "../../site/content-loader/parse/source-file.ts";
import { contentFiles, pathInWords, type Place, valuesIn } from "./content-files.ts";
import type { OpenPoint } from "./open-point.ts";
import { pagesShowing } from "./pages-showing.ts";
import { isPlaceholderDocument, placeholderIn } from "./placeholders.ts";
import { openSettings } from "./settings.ts";

/** How long before the expiry of security.txt it has to be confirmed, in days. */
const noticeDays = 60;
const day = 86_400_000;

interface CheckOptions {
  readonly folder?: string;
  readonly now?: Date;
  /** The server's environment variables. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/**
 * Lists what has to be settled before the site is published: samples, placeholders, quotes without consent.
 * @throws ContentError if the content is invalid
 */
export function openPoints(options: CheckOptions = {}): OpenPoint[] {
  const { folder = contentFolder, now = new Date(), environment = process.env } = options;
  const content = readContent(folder);
  const points = contentFiles(folder).flatMap((source) => [
    ...[...valuesIn(source.data)].flatMap((place) => [
      ...placeholder(source, place),
      ...sample(source, place),
      ...missingConsent(source, place),
      ...placeholderDocument(source, place, content),
    ]),
    ...expiry(source, content, now),
  ]);
  const found = points.map((point) => ({ ...point, pages: pagesShowing(content, point.file, point.path) }));
  return [...found, ...openSettings(environment, content)];
}

type Found = Omit<OpenPoint, "pages">;

/** `key` is the setting in the entry at `path` whose line is named. */
const pointAt = (
  source: SourceFile,
  kind: OpenPoint["kind"],
  path: Place["path"],
  words: string,
  key?: string,
): Found => ({
  kind,
  file: source.name,
  line: source.lineOf(key === undefined ? path : [...path, key]),
  path,
  words,
});

/** Texts that only speak of a placeholder, such as the hint on a field. */
const isExample = (path: Place["path"]) => path[0] === "form";

function placeholder(source: SourceFile, { path, value }: Place): Found[] {
  const words = typeof value === "string" && !isExample(path) ? placeholderIn(value) : undefined;
  return words === undefined
    ? []
    : [pointAt(source, "placeholder", path, `${pathInWords(path)} ${words} (${String(value)})`)];
}

const entry = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** What an entry is called, by its first text. */
function nameOf(value: unknown): string {
  const { title, name, description, role } = entry(value);
  return [title, name, description, role].find((text) => typeof text === "string") ?? "";
}

function sample(source: SourceFile, { path, value }: Place): Found[] {
  if (entry(value)["sample"] !== true) return [];
  const words =
    path.length > 0
      ? `${pathInWords(path)} is a sample, "${nameOf(value)}": correct and confirm it`
      : "The facts of this file are samples: correct and confirm them";
  return [pointAt(source, "sample", path, words, "sample")];
}

function missingConsent(source: SourceFile, { path, value }: Place): Found[] {
  const isQuote = source.name.endsWith("/testimonials.yaml") && path.length === 2 && path[0] === "quotes";
  if (!isQuote || entry(value)["consent"] !== undefined) return [];
  const words = `${pathInWords(path)} has no consent, "${nameOf(value)}": record who gave it, and when (consent: { by, on })`;
  return [pointAt(source, "consent", path, words)];
}

function placeholderDocument(source: SourceFile, { path, value }: Place, { publicFolder }: Content): Found[] {
  if (typeof value !== "string" || !/^\/documents\/[^?#]+$/.test(value)) return [];
  const file = join(publicFolder, value);
  if (!existsSync(file) || !isPlaceholderDocument(readFileSync(file))) return [];
  const words = `public${value} holds the place of the certificate: put the real file there, and add its data`;
  return [pointAt(source, "placeholder", path, words)];
}

function expiry(source: SourceFile, { company }: Content, now: Date): Found[] {
  if (!source.name.endsWith("/company.yaml")) return [];
  const days = Math.floor((Date.parse(company.security.expires) - now.getTime()) / day);
  if (days >= noticeDays) return [];
  const state = days < 0 ? `expired on ${company.security.expires}` : `expires in ${days} days`;
  const words = `security → expires: the contact for security reports ${state}: confirm it, and write a date within a year`;
  return [pointAt(source, "placeholder", ["security", "expires"], words)];
}
