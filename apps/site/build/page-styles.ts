import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Selector, type SelectorComponent, transform, type Visitor } from "lightningcss";
import { cached } from "./build-cache.ts";
import type { DocumentStep } from "./built-document.ts";
import { fileApart, mediaApart, splitStyles } from "./media-styles.ts";
import { programDigest } from "./source-closure.ts";

const endOfStyles = "</style></head>";

/** All classes used in a document. */
const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")));

/**
 * Whether a selector may match in a document with these classes. Only selectors that certainly match nothing are
 * excluded.
 */
const mayMatch = (selector: Selector, classes: ReadonlySet<string>): boolean =>
  selector.every((part: SelectorComponent) => part.type !== "class" || classes.has(part.name));

/** Removes selectors that match nothing in a document with these classes, and rules without any other. */
const withoutUnmatched = (classes: ReadonlySet<string>): Visitor<never> => ({
  Rule: {
    style: ({ value: { selectors } }) => (selectors.some((one) => mayMatch(one, classes)) ? undefined : []),
  },
  Selector: (selector) => (mayMatch(selector, classes) ? undefined : []),
});

/** The custom properties that a text names. */
const propertiesIn = (text: string): Set<string> => new Set(text.match(/--[a-z][\w-]*/g));

/** Removes animations that no rule names any more, and custom properties that nothing reads. */
function withoutUnused(css: string, readElsewhere: ReadonlySet<string>): Visitor<never> {
  const read = propertiesIn([...css.matchAll(/var\(([^,)]+)/g)].map(([, name]) => name).join(" "));
  const isRead = (name: string) => read.has(name) || readElsewhere.has(name);
  return {
    Rule: { keyframes: ({ value: { name } }) => (css.split(name.value).length > 2 ? undefined : []) },
    Declaration: { custom: ({ name }) => (!name.startsWith("--") || isRead(name) ? undefined : []) },
  };
}

/**
 * The rules of a style sheet that may match in a document with these classes, in their order.
 * @param readElsewhere custom properties that scripts and other style sheets read
 */
export function rulesFor(classes: ReadonlySet<string>, css: string, readElsewhere: ReadonlySet<string>): string {
  const filename = "page.css";
  const passed = (code: string, options: Partial<Parameters<typeof transform<never>>[0]>): string =>
    transform({ filename, code: Buffer.from(code), ...options }).code.toString();
  const matched = passed(css, { visitor: withoutUnmatched(classes) });
  // Blocks that are now empty go in a pass of their own.
  const filled = passed(matched, { minify: true });
  return passed(filled, { minify: true, visitor: withoutUnused(filled, readElsewhere) });
}

/**
 * Inlines the style sheet into the documents, so that no further request delays the first paint. Each document only gets
 * the rules that it can use, as all of them would cost a second round trip on a long page. The rules for print and for
 * other colors are in a file of their own, which other browsers fetch after everything that is visible.
 */
export async function pageStyles(folder: string): Promise<DocumentStep> {
  const [name, ...others] = await Array.fromAsync(glob("assets/style-*.css", { cwd: folder }));
  if (!name || others.length > 0) throw new Error("The build did not produce exactly one style sheet");
  const { apart, usual } = splitStyles(await readFile(join(folder, name)));
  await writeFile(join(folder, fileApart(apart)), apart);
  const declared = propertiesIn(usual);
  const elsewhere = new Set<string>();
  for await (const script of glob("assets/*.js", { cwd: folder }))
    for (const read of propertiesIn(await readFile(join(folder, script), "utf8"))) elsewhere.add(read);
  const readApart = elsewhere.union(propertiesIn(apart.toString())).intersection(declared);
  const end = `</style><link rel="stylesheet" media="${mediaApart}" href="/${fileApart(apart)}"/></head>`;
  const program = await programDigest("apps/site/build/page-styles.ts", "lightningcss");
  return async ({ html, path }) => {
    if (!html.includes(endOfStyles)) throw new Error(`${path} has no style element at the end of its head`);
    const classes = classesIn(html);
    const read = readApart.union(propertiesIn(html).intersection(declared));
    const madeOf = [program, ...[classes, read].map((names) => [...names].toSorted().join(" ")), usual];
    const rules = await cached(madeOf, () => Promise.resolve(Buffer.from(rulesFor(classes, usual, read))));
    return html.replace(endOfStyles, () => rules.toString() + end);
  };
}
