import type { Content, Page } from "../content.ts";
import { proseText } from "../derive/prose-text.ts";

const numerals = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/** How long something took says little of what is meant by it: a story has many of them. */
const times = new Set("days hours minutes seconds times years".split(" "));
const units = new Set(["t", "m", "mm", "kg", "km", "kW", "MW", "CFM"]);

/** Figures that stand alone, such as those in the cells of a table. */
const bare = "";

/** What a text counts or measures: how many weeks, skids or m³/h. Several figures of one kind may stand in it. */
export function figuresOf(text: string): ReadonlyMap<string, ReadonlySet<number>> {
  const figures = new Map<string, Set<number>>();
  const number = `(?:\\d[\\d,]*(?:\\.\\d+)?|${numerals.join("|")})`;
  // Not a part of a tag or a standard, such as S7-1500.
  const counted = new RegExp(`(?<![\\p{L}\\p{N}.,/–-])(${number})(?![\\p{L}\\p{N}])(-?)(?=([^.,;:()·–]*))`, "giu");
  for (const [, value = "", hyphen, rest = ""] of plainly(text).matchAll(counted)) {
    const following = rest.trim().split(" ").slice(0, 3);
    const end = following.findIndex((word) => /^\d/.test(word));
    const words = end < 0 ? following : following.slice(0, end);
    const [first = ""] = words;
    // "nine-day"
    const kind = hyphen ? `${first}s` : isUnit(first) ? first : words.find((word) => /^[\p{L}/-]+[^s\W]s$/u.test(word));
    if (kind !== undefined && times.has(kind.toLowerCase())) continue;
    const spelled = numerals.indexOf(value.toLowerCase());
    const amount = spelled < 0 ? Number(value.replaceAll(",", "")) : spelled;
    figures.set(kind ?? bare, (figures.get(kind ?? bare) ?? new Set()).add(amount));
  }
  return figures;
}

/** Without what keeps words on one line. */
const plainly = (text: string): string => text.replaceAll("\u2060", "").replaceAll(/[\s\u00a0]+/g, " ");

const isUnit = (word: string) => units.has(word) || /^[\p{L}%]*[/%³²][\p{L}³²/]*$/u.test(word);

/** All that a page says: title, lead, facts and text. */
const pageText = ({ frontMatter, sections }: Page): string =>
  [
    frontMatter.title,
    frontMatter.description,
    frontMatter.lead ?? "",
    ...("facts" in frontMatter ? (frontMatter.facts ?? []) : []).map(({ name, value }) => `${name}: ${value}`),
    ...sections.flatMap(({ nodes }) => nodes.map(proseText)),
  ].join(".\n");

/** The figures of `part` that `whole` states too, and with other numbers only. */
function contradictions(part: string, whole: string, onlyMeasures = false): string[] {
  const stated = figuresOf(whole);
  return [...figuresOf(part)].flatMap(([kind, amounts]) => {
    const known = kind === bare || (onlyMeasures && !isUnit(kind)) ? undefined : stated.get(kind);
    if (!known) return [];
    return [...amounts]
      .filter((amount) => !known.has(amount) && !stated.get(bare)?.has(amount))
      .map((amount) => `${amount} ${kind}, and the story ${[...known].join(", ")}`);
  });
}

/** Something that is said of the job of a success story. */
interface Part {
  readonly name: string;
  readonly text: string;
  readonly story: string | undefined;
  /** Of the client. */
  readonly place?: string;
  /** Whether what it counts is something else, such as the projects that a page lists. */
  readonly onlyMeasures?: boolean;
}

/** What quotes, projects and pages say of the jobs of success stories. */
function partsOf({ pages, projects, testimonials }: Content): Part[] {
  return [
    ...testimonials.quotes.map(({ role, region, text, story }) => ({ name: role, place: region, text, story })),
    ...[...projects.values()]
      .flatMap((group) => group.projects)
      .map(({ id, description, client, size = "", detail = "", story }) => ({
        name: id,
        place: client.split(", ").at(-1) ?? "",
        text: [description, size, detail].join("; "),
        story,
      })),
    ...[...pages.values()].flatMap(({ path, frontMatter, sections }): Part[] => {
      if (frontMatter.template !== "article") return [];
      const { proof, numbers } = frontMatter;
      const section = sections.find(({ id }) => id !== undefined && id === proof?.section);
      const proved = section?.nodes.map(proseText).join("\n");
      const large = numbers?.map(({ value, name }) => `${value} ${name}`).join("; ");
      return [
        ...(proved === undefined ? [] : [{ name: path, text: proved, story: proof?.story, onlyMeasures: true }]),
        ...(large === undefined ? [] : [{ name: `${path}, in large type,`, text: large, story: path }]),
      ];
    }),
  ];
}

/**
 * Where a quote, a project, the proof of a page or the large figures of a story say something else than the text of the
 * story about the same job: counts and sizes that both state, and the place of the client if the story names one.
 */
export function disagreements(content: Content): string[] {
  const { regions } = content.projectFacets;
  const places = regions.flatMap((region) => region.places);
  return partsOf(content).flatMap(({ name, place, text, story, onlyMeasures }) => {
    const page = story === undefined ? undefined : content.pages.get(story);
    if (!page) return [];
    const whole = plainly(pageText(page));
    const differing = contradictions(text, whole, onlyMeasures).map((what) => `${name} says ${what} (${story})`);
    const named = places.filter((one) => whole.includes(one));
    if (place === undefined || named.length === 0) return differing;
    const within = regions.find((region) => region.name === plainly(place))?.places ?? [];
    if (named.some((one) => one.includes(plainly(place)) || within.includes(one))) return differing;
    return [...differing, `${name} is in ${place}, and the story in ${named.join(", ")} (${story})`];
  });
}
