import { listKey } from "./count-in-bar.ts";

/** Something that a visitor wants to ask about: a service, a product, a picture, a project. */
export interface ListedItem {
  readonly name: string;
  /** Its address on this site, with its query; two items with the same address are the same item. */
  readonly at: string;
  /** The checklist of a service or a product. */
  readonly needs?: readonly string[];
}

/** Whether an address leads to this site: "//host/" and "/\\host/" lead elsewhere. */
const isOwn = (at: string): boolean => at.startsWith("/") && new URL(at, location.origin).origin === location.origin;

const isItem = (value: unknown): value is ListedItem => {
  const { name, at, needs = [] } = (value ?? {}) as Partial<Record<keyof ListedItem, unknown>>;
  return typeof name === "string" && typeof at === "string" && isOwn(at) && Array.isArray(needs);
};

/** The items on the list, oldest first. None if storage is blocked, or holds something else. */
export function readList(): ListedItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(listKey) ?? "");
    return Array.isArray(stored) ? stored.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** Stores the list, and tells this page. Returns false if the browser refuses. */
export function writeList(items: readonly ListedItem[]): boolean {
  try {
    if (items.length > 0) localStorage.setItem(listKey, JSON.stringify(items));
    else localStorage.removeItem(listKey);
  } catch {
    return false;
  }
  document.dispatchEvent(new Event(listKey));
  return true;
}

/** Without the characters that keep words and figures together. */
export const plain = (text: string): string => text.replaceAll("\u2060", "").replaceAll(/\s+/g, " ").trim();
