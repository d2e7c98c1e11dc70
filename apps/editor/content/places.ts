import { readContentText } from "../editing/content-text.ts";
import type { Place, PressedWord, ValuePath } from "../wire.ts";
import { type ChangedText, placeInWords } from "./changes.ts";
import { addressesByName, entryOf, fileNames, rawText, readFile } from "./content-files.ts";
import { formSchema } from "./form-schema.ts";
import { shortened } from "./in-words.ts";

interface Value {
  readonly file: string;
  readonly address: string;
  readonly path: ValuePath;
  /** As visitors read it. */
  readonly text: string;
  readonly title: string;
}

/** Settings that no visitor reads as they are written. */
const unseen = new Set(["template", "kind", "depth", "ordered", "confirmed", "id", "choice", "order", "ignored"]);

/** A text as it is compared: without Markdown's signs, no-break spaces and word joiners. */
export const plain = (text: string): string =>
  text
    .replaceAll("\u00a0", " ")
    .replaceAll("\u2060", "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/\*\*|(?<!\w)\*|\*(?!\w)|`|\\(?=[^\w\s])/g, "")
    .replace(/\s+/g, " ")
    .trim();

function leaves(value: unknown, path: ValuePath): { path: ValuePath; text: string }[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, text: plain(String(value)) }];
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, inner]) => (unseen.has(String(key)) ? [] : leaves(inner, [...path, key])));
}

/** What pages show of an entry, wherever they show it. */
const shownEverywhere = ["description", "title", "text", "work", "client"];

/** The texts by which something is found on a page: those that an entry is known by, or else its longest. */
export function tellingTexts(entry: unknown): string[] {
  // Descriptions of pictures are not seen, and the page puts other words in place of a name in braces.
  const all = leaves(entry, []).filter(
    ({ path, text }) => path.at(-1) !== "alt" && text.length > 3 && !/[{|]|^\//.test(text),
  );
  const known = shownEverywhere.flatMap((key) => all.filter(({ path }) => path.length === 1 && path[0] === key));
  const chosen = known.length > 0 ? known : all.toSorted((a, b) => b.text.length - a.text.length);
  return chosen.slice(0, 2).map(({ text }) => text);
}

/** All texts and figures of content/. */
export function allValues(root: string): Value[] {
  const byName = addressesByName(root);
  return fileNames(root).flatMap((file) => {
    if (readFile(root, file).error !== undefined) return [];
    const content = readContentText(file, rawText(root, file));
    const { address, title } = entryOf(file, content.data, byName);
    return leaves(content, []).map(({ path, text }) => ({
      file,
      address,
      path,
      text,
      get title() {
        return `${title}: ${placeInWords(content, path, formSchema(file, content.data))}`;
      },
    }));
  });
}

const toPlace = ({ file, path, title, text }: Value): Place => ({ file, path, title, text: shortened(text, 100) });

/** Whether a text contains other words as whole words. */
function hasWords(text: string, words: string): boolean {
  const index = text.indexOf(words);
  const isLetter = (character: string | undefined) => /[\p{L}\d]/u.test(character ?? "");
  return index >= 0 && !isLetter(text[index - 1]) && !isLetter(text[index + words.length]);
}

/** What a text with placeholders, such as "{index} of {total}", can become on a page. */
function patternOf(text: string): RegExp | undefined {
  const parts = text.split(/\{\w+\}/);
  return parts.length > 1 && text.length > 12
    ? new RegExp(`^${parts.map((part) => RegExp.escape(part)).join(".+")}$`)
    : undefined;
}

/** Files whose words stand on every page. */
const everyPage = /^content\/(?:company|layout)\.yaml$/;

/** How well a value fits what was pressed; 0 if it does not. `siblings` are the texts of the same entry. */
function fit(value: Value, { texts, context, path }: PressedWord, siblings: readonly string[]): number {
  const near = siblings.filter((text) => text.length > 1 && context.includes(text));
  const around = near.length / Math.max(1, siblings.length);
  // One digit or letter stands almost everywhere: it counts only within its entry.
  if (value.text.length < 2 && around < 0.5) return 0;
  const pattern = patternOf(value.text);
  const exact = texts.findIndex((text) => text === value.text || pattern?.test(text));
  // A part of a sentence (strong words) is found by the sentence, and a figure beside a word ("10+ years") by the figure.
  const whole = texts.findIndex((text) => text.length > 3 && value.text.includes(text));
  const part = texts.findIndex((text) => hasWords(text, value.text));
  const base = [
    exact >= 0 ? 100 - exact * 8 : 0,
    whole >= 0 ? 60 - whole * 8 : 0,
    part >= 0 ? 20 + Math.min(30, value.text.length) - part * 8 : 0,
  ].find((score) => score > 0);
  return base === undefined
    ? 0
    : base + (value.address === path ? 30 : everyPage.test(value.file) ? 10 : 0) + around * 25;
}

/** The values that a pressed word may come from, the likeliest first. */
export function placesOf(root: string, pressed: PressedWord): Place[] {
  const values = allValues(root);
  const seen = { ...pressed, texts: pressed.texts.map(plain).filter(Boolean), context: plain(pressed.context) };
  const groups = Map.groupBy(values, ({ file, path }) => `${file} ${path.slice(0, -1).join(" ")}`);
  return values
    .map((value) => {
      const family = groups.get(`${value.file} ${value.path.slice(0, -1).join(" ")}`) ?? [];
      return {
        value,
        fit: fit(
          value,
          seen,
          family.filter((other) => other !== value).map(({ text }) => text),
        ),
      };
    })
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, 8)
    .map(({ value }) => toPlace(value));
}

/** The texts in which some words stand, at most 40, in the order of the editor's list. */
export function placesWith(root: string, words: string): Place[] {
  const wanted = plain(words).toLowerCase();
  if (wanted.length < 2) return [];
  return allValues(root)
    .filter(({ text }) => text.toLowerCase().includes(wanted))
    .slice(0, 40)
    .map(toPlace);
}

const numberWord = "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
// Neither a part of a longer number or name, nor a measure, such as 120 V.
const statedFigure = new RegExp(
  `(?<![\\w.,+-])\\d[\\d,.]*\\d(?![\\w-]| ?[%°×µ]| [A-Za-z]{1,3}\\b)|\\b${numberWord} [a-z]{3,}`,
  "gi",
);

/** The figures of a text that other pages may state too: numbers of two digits and more, and "six clients". */
export const figuresIn = (text: string): string[] =>
  (plain(text).match(statedFigure) ?? []).filter((figure) => !/^[0,.]+$/.test(figure));

/** A number that stands in many places for many things. */
const isSmall = (figure: string): boolean => /^\d{1,2}$/.test(figure);

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ""));

/** What a figure is of: the words around it, or those of its entry if it stands alone. */
function wordsAround(figure: string, text: string, beside: readonly string[]): string[] {
  const at = plain(text).indexOf(figure);
  const [before, after] = [plain(text).slice(0, at), plain(text).slice(at + figure.length)];
  const near = [...wordsIn(before).slice(-3), ...wordsIn(after).slice(0, 3)];
  return near.length > 0 ? near : beside.flatMap(wordsIn);
}

/** Other places that state a figure which a change has replaced: a small number only if it is of the same. */
export function alsoStated(root: string, changed: readonly ChangedText[]): Place[] {
  const replaced = changed.flatMap(({ old, now, beside }) =>
    figuresIn(old)
      .filter((figure) => !figuresIn(now).includes(figure))
      .map((figure) => ({ figure, of: new Set(wordsAround(figure, old, beside)) })),
  );
  if (replaced.length === 0) return [];
  const values = allValues(root);
  const entries = Map.groupBy(values, ({ file, path }) => `${file} ${path.slice(0, -1).join(" ")}`);
  const states = ({ file, path, text }: Value): boolean => {
    const figures = figuresIn(text);
    const beside = () => (entries.get(`${file} ${path.slice(0, -1).join(" ")}`) ?? []).map((other) => other.text);
    return replaced.some(
      ({ figure, of }) =>
        figures.includes(figure) &&
        (!isSmall(figure) || wordsAround(figure, text, beside()).some((word) => of.has(word))),
    );
  };
  return values.filter(states).slice(0, 30).map(toPlace);
}
