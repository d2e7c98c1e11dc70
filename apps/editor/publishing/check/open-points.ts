import type { Content } from "@ttpl/content/content.ts";
import { contentFolder, readContent } from "@ttpl/content/read-content.ts";
import { isAgreed, isConfirmed } from "@ttpl/content/derive/is-confirmed.ts";
import type { SourceFile } from "@ttpl/content/parse/source-file.ts";
import { contentFiles, pathInWords, type Place, valuesIn } from "./content-files.ts";
import { openCertificates } from "./certificate.ts";
import { dueIn, type Found, pointAt } from "./found.ts";
import { leftOutOf, type OpenPoint } from "./open-point.ts";
import { pagesShowing } from "./pages-showing.ts";
import { placeholderIn } from "./placeholders.ts";
import { openSettings } from "./settings.ts";
import { unfilled } from "./unfilled.ts";

interface CheckOptions {
  readonly folder?: string;
  /** What was read from that folder, if it has been read already. */
  readonly content?: Content;
  readonly now?: Date;
  /** The server's environment variables. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/**
 * Lists what keeps the site from being published, what a release leaves out, by what the site would gain, and what could
 * still be filled in.
 * @throws ContentError if the content is invalid
 */
export function openPoints(options: CheckOptions = {}): OpenPoint[] {
  const { folder = contentFolder, now = new Date(), environment = process.env } = options;
  const content = options.content ?? readContent(folder);
  const inFiles = contentFiles(folder).flatMap((source) => [
    ...[...valuesIn(source.data)].flatMap((place) => [
      ...placeholder(source, place),
      ...sample(source, place),
      ...missingConsent(source, place),
    ]),
    ...placeholdersInText(source),
    ...expiry(source, content, now),
    ...unfilled(source, content),
  ]);
  const found = [...inFiles, ...openCertificates(content, now)].map((point) => ({
    ...point,
    pages: pagesShowing(content, point.file, point.path),
  }));
  const all = [...found, ...openSettings(environment, content)];
  const ofKind = (kind: OpenPoint["kind"]) => all.filter((point) => point.kind === kind);
  return [...ofKind("placeholder"), ...leftOutOf(all).flatMap(({ points }) => points), ...ofKind("unfilled")];
}

/** Texts that only speak of a placeholder, such as the hint on a field. */
const isExample = (path: Place["path"]) => path[0] === "form";

function placeholder(source: SourceFile, { path, value }: Place): Found[] {
  const words = typeof value === "string" && !isExample(path) ? placeholderIn(value) : undefined;
  return words === undefined
    ? []
    : [{ ...pointAt(source, "placeholder", path, `${words} (${String(value)})`), place: pathInWords(path) }];
}

/** Placeholders in the text of a page, below its settings. */
const placeholdersInText = ({ name, markdown, markdownOffset }: SourceFile): Found[] =>
  markdown.split("\n").flatMap((text, index) => {
    const words = placeholderIn(text);
    const line = markdownOffset + index + 1;
    return words === undefined
      ? []
      : [{ kind: "placeholder" as const, file: name, line, path: [], words: `The text ${words} (${text.trim()})` }];
  });

const entry = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** What an entry is called: by its title or the like, otherwise by its first text. */
function nameOf(value: unknown): string {
  const { title, caption, name, description, role, ...others } = entry(value);
  const texts = [title, caption, name, description, role, ...Object.values(others)];
  return texts.find((words) => typeof words === "string") ?? "";
}

/** An entry with its name: `projects → 1, "Grinding unit",` */
function entryInWords({ path, value }: Place): string {
  const name = nameOf(value);
  return name === "" ? pathInWords(path) : `${pathInWords(path)}, "${name}",`;
}

function sample(source: SourceFile, place: Place): Found[] {
  const { path, value } = place;
  if (isConfirmed(entry(value))) return [];
  const point = pointAt(source, "sample", path, sampleWords(path), "sample");
  return [path.length === 0 ? point : { ...point, place: entryInWords(place) }];
}

function sampleWords(path: Place["path"]): string {
  if (path.length === 0) return "The facts of this file are samples: correct and confirm them";
  return path.some((key) => key === "figure" || key === "figures")
    ? "was made for this website, as if from a job that was done: put a picture of one in its place, or confirm it"
    : "is a sample: correct and confirm it";
}

function missingConsent(source: SourceFile, place: Place): Found[] {
  const { path, value } = place;
  const isQuote = source.name.endsWith("/testimonials.yaml") && path.length === 2 && path[0] === "quotes";
  // One that is not confirmed is open already.
  if (!isQuote || isAgreed(entry(value)) || !isConfirmed(entry(value))) return [];
  const words = "has no consent: record who gave it, and when (consent: { by, on })";
  return [{ ...pointAt(source, "consent", path, words), place: entryInWords(place) }];
}

function expiry(source: SourceFile, { company }: Content, now: Date): Found[] {
  if (!source.name.endsWith("/company.yaml")) return [];
  const due = dueIn(company.security.expires, now);
  if (due === undefined) return [];
  const words = `security → expires: the contact for security reports ${due}: confirm it, and write a date within a year`;
  return [pointAt(source, "placeholder", ["security", "expires"], words)];
}
