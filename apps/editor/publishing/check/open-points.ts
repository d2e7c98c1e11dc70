import type { Content } from "@ttpl/content/content.ts";
import { ContentError } from "@ttpl/content/check/validation-error.ts";
import { contentFolder, readContent } from "@ttpl/content/read-content.ts";
import { type Confirmable, confirmablesIn, isEntryConfirmed } from "@ttpl/content/derive/confirmable.ts";
import { kindOf } from "@ttpl/content/content-kinds.ts";
import { headPart } from "@ttpl/content/derive/page-parts.ts";
import type { SourceFile } from "@ttpl/content/parse/source-file.ts";
import { contentFiles, pathInWords, type Place, valuesIn } from "./content-files.ts";
import { openCertificates } from "./certificate.ts";
import { dueIn, type Found, pointAt } from "./found.ts";
import { leftOutOf, type OpenPoint } from "./open-point.ts";
import { pagesShowing } from "./pages-showing.ts";
import { placeholderIn } from "./placeholders.ts";
import { hangsOnHead } from "./shown-parts.ts";
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
    ...[...valuesIn(source.data)].flatMap((place) => [...placeholder(source, place), ...missingConsent(source, place)]),
    ...unconfirmed(source),
    ...placeholdersInText(source),
    ...expiry(source, content, now),
    ...unfilled(source, content),
  ]);
  const found = [...inFiles, ...openCertificates(content, now), ...inRelease(folder)].map((point) => ({
    ...point,
    pages: pagesShowing(content, point.file, point.path),
  }));
  const all = [...found, ...openSettings(environment, content)];
  const ofKind = (kind: OpenPoint["kind"]) => all.filter((point) => point.kind === kind);
  const leftOut = leftOutOf(all).flatMap(({ points }) => points);
  const first = [...ofKind("placeholder"), ...ofKind("unfit")];
  return [...first, ...leftOut, ...ofKind("unlinked"), ...ofKind("unfilled")];
}

/** What a release does without although it is confirmed, because it leads to, or contradicts, what is left out. */
function inRelease(folder: string): Found[] {
  try {
    return (readContent(folder, { confirmedOnly: true }).lostLinks ?? []).map(({ file, line, href }) => {
      const words = `links to ${href}, which is left out until somebody confirms it: the words stay, without the link`;
      return { kind: "unlinked", file, line, path: [], words };
    });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.errors.map(({ file, line, problem, fix, path = [] }) => {
      const words = `${problem}, once what is open is left out. ${fix}`;
      return { kind: "unfit", file, line, path: path.filter((key) => typeof key !== "symbol"), words };
    });
  }
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

function unconfirmed(source: SourceFile): Found[] {
  const schema = kindOf(source.name)?.schema;
  if (!schema) return [];
  return confirmablesIn(source, schema)
    .filter((one) => !one.isConfirmed)
    .map(({ path, part, title, says, of, mark, line }) => ({
      kind: "unconfirmed",
      file: source.name,
      line,
      path,
      ...(part !== undefined && { part }),
      of,
      ...(mark && { before: mark }),
      says,
      gain: wordsIn(says),
      place: part === undefined ? entryInWords({ path, value: says }) : `“${title}”`,
      words:
        unconfirmedWords(mark, of) +
        (part === headPart && hangsOnHead(source.data) ? ", and all of the page with it" : ""),
    }));
}

/** A confirmation of former versions is of no text. */
const unconfirmedWords = (mark: Confirmable["mark"], of: string): string =>
  mark?.of === undefined || mark.of === of
    ? "is left out until somebody confirms it"
    : `has been changed since ${mark.by} confirmed it on ${mark.on}: it is left out until somebody confirms it again`;

/** How many words a value has. */
function wordsIn(value: unknown): number {
  if (typeof value === "string") return value.split(/\s+/).length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, inner]) => sum + (key === "confirmed" ? 0 : wordsIn(inner)), 0);
}

function missingConsent(source: SourceFile, place: Place): Found[] {
  const { path, value } = place;
  const isQuote = source.name.endsWith("/testimonials.yaml") && path.length === 2 && path[0] === "quotes";
  // One that is not confirmed is open already.
  if (!isQuote || entry(value)["consent"] !== undefined || !isEntryConfirmed(entry(value))) return [];
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
