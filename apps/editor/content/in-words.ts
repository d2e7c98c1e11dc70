import type { FormSchema, ValuePath } from "../wire.ts";
import { ownValue } from "./own-value.ts";

/** "documentTitle" → "Document title". Field names of the enquiry form begin with a capital and stay. */
export const nameOfKey = (key: string): string =>
  /^[A-Z]/.test(key) ? key : key.replace(/[A-Z]/g, (c) => ` ${c.toLowerCase()}`).replace(/^./, (c) => c.toUpperCase());

const naming = [
  "title",
  "name",
  "label",
  "heading",
  "caption",
  "description",
  "role",
  "activity",
  "part",
  "text",
  "formerly",
  "to",
];

/** What only the website reads. */
const unread = new Set(["id"]);

/** What an entry of a list is called: by its own title, name or first words; otherwise by its position. */
export function nameOfEntry(entry: unknown, at: number): string {
  if (typeof entry === "string" || typeof entry === "number") return shortened(String(entry)) || `Entry ${at + 1}`;
  if (Array.isArray(entry)) return nameOfEntry(entry[0], at);
  if (typeof entry !== "object" || entry === null) return `Entry ${at + 1}`;
  const texts = Object.entries(entry).filter(
    ([key, value]) => typeof value === "string" && value !== "" && !unread.has(key),
  );
  const [, found] = naming.flatMap((key) => texts.filter(([name]) => name === key))[0] ?? texts[0] ?? [];
  const words = Object.values(entry).find((value) => Array.isArray(value) && typeof value[0] === "string") as
    | string[]
    | undefined;
  if (found === undefined && words) return shortened(words.join(", "));
  const year = "year" in entry && typeof entry.year === "number" ? `${entry.year}: ` : "";
  return found === undefined ? `Entry ${at + 1}` : year + shortened(String(found));
}

/** A text in one line of at most 60 characters. */
export function shortened(text: string, most = 60): string {
  const plain = text.replaceAll("\u00a0", " ").replace(/\s+/g, " ").trim();
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).replace(/\s+\S*$/, "")} …`;
}

/** The names of the fields on the way to a value, from the outermost: ["Telephones", "Office", "Number"]. */
export function namesAlong(path: ValuePath, data: unknown, schema?: FormSchema): string[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  const value = ownValue(data, key);
  const inside = typeof key === "number" ? schema?.items : schema?.properties?.[key];
  const name = typeof key === "number" ? nameOfEntry(value, key) : (inside?.title ?? nameOfKey(key));
  return [name, ...namesAlong(rest, value, inside)];
}
