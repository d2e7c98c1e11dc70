import type { Template } from "../schemas/page.ts";

/** Settings as a file has them, before they are checked. */
export type RawSettings = Readonly<Record<string, unknown>>;

/** A part of a page's settings that is confirmed as a whole. */
interface SettingsPart {
  /** For the owner. */
  readonly title: string;
  /** The settings that it is made of, as paths: "form.sent.text". */
  readonly settings: readonly string[];
}

/** The part of every page: its title and description, its first paragraph, and text before the first heading. */
export const headPart = "Page";

const head = (...more: string[]): SettingsPart => ({
  title: "Title and first paragraph",
  settings: ["title", "description", "lead", ...more],
});
const facts: SettingsPart = { title: "Facts", settings: ["facts"] };

/**
 * What of a page's settings is to be confirmed, by template. Names begin with a capital, which no anchor of a section has.
 * A template that is not among them says nothing of the company on its own account: its entries are confirmed one by one,
 * its captions say that the pictures are our own drawings, or it reports what our programs do.
 */
const partsOf: Partial<Record<Template, Readonly<Record<string, SettingsPart>>>> = {
  home: { [headPart]: head("figure"), Audiences: { title: "Who we work for", settings: ["audiences"] } },
  article: { [headPart]: head("figure"), Facts: { ...facts, settings: ["numbers", "facts"] } },
  timeline: { [headPart]: head("pictures"), Facts: facts },
  software: { [headPart]: head(), Disciplines: { title: "Table of programs", settings: ["disciplines"] } },
  terms: { [headPart]: { ...head("agreement"), title: "Title, first paragraph and form of agreement" } },
  offshore: {
    [headPart]: head(),
    Advantages: { title: "Advantages", settings: ["advantages"] },
    Day: { title: "Diagram of the working days", settings: ["day.heading", "day.text", "day.legend", "day.clients"] },
    Weeks: { title: "First weeks", settings: ["weeks"] },
  },
  careers: { [headPart]: head("reply", "privacy") },
  contact: { [headPart]: head("form.sent.text") },
  testimonials: { [headPart]: head() },
};

interface Kind {
  readonly template?: unknown;
  /** Set in an article that says nothing of the company. */
  readonly unclaimed?: unknown;
}

/** Whether what a page says has to be confirmed. */
export const needsConfirming = ({ template, unclaimed }: Kind): boolean =>
  typeof template === "string" && Object.hasOwn(partsOf, template) && unclaimed !== true;

const at = (settings: RawSettings, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (value as RawSettings | undefined)?.[key], settings);

/** A part of a page's settings, and what it says. */
export interface SettingsWords {
  readonly name: string;
  readonly title: string;
  /** The setting where it begins. */
  readonly begins: readonly string[];
  readonly says: Readonly<Record<string, unknown>>;
}

/** The parts of a page's settings that are to be confirmed; without those that it has nothing of. */
export function settingsPartsOf(settings: RawSettings): SettingsWords[] {
  if (!needsConfirming(settings)) return [];
  return Object.entries(partsOf[settings["template"] as Template] ?? {}).flatMap(([name, part]) => {
    const present = part.settings.filter((path) => at(settings, path) !== undefined);
    const [first] = present;
    if (first === undefined) return [];
    const says = Object.fromEntries(present.map((path) => [path, at(settings, path)]));
    return [{ name, title: part.title, begins: first.split(".").slice(0, 1), says }];
  });
}
