import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Selector, type SelectorComponent, transform } from "lightningcss";
import type { DocumentStep } from "./built-document.ts";

const placeholder = '<style data-page-styles=""></style>';

/** Every class that some element of a document has. */
const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")));

/** Whether a selector may match in a document with these classes. Only what surely matches nothing is told apart. */
const mayMatch = (selector: Selector, classes: ReadonlySet<string>): boolean =>
  selector.every((part: SelectorComponent) => part.type !== "class" || classes.has(part.name));

/** The rules of a style sheet that may match in a document, in their order. */
export function rulesFor(html: string, sheet: Buffer): string {
  const classes = classesIn(html);
  const filename = "page.css";
  const { code } = transform({
    filename,
    code: sheet,
    visitor: {
      Rule: {
        style(rule) {
          const used = rule.value.selectors.some((selector) => mayMatch(selector, classes));
          return used ? undefined : [];
        },
      },
    },
  });
  // Only now are the blocks known that have become empty.
  return transform({ filename, code, minify: true }).code.toString();
}

/**
 * Puts the style sheet into the documents, so that nothing stands between their arrival and the first paint: of each the
 * rules that it can use, since the others would cost a second round trip on a long page.
 */
export async function pageStyles(folder: string): Promise<DocumentStep> {
  const [name, ...others] = await Array.fromAsync(glob("assets/style-*.css", { cwd: folder }));
  if (!name || others.length > 0) throw new Error("The build has not made one style sheet");
  const sheet = await readFile(join(folder, name));
  return ({ html, path }) => {
    if (!html.includes(placeholder)) throw new Error(`${path} has no place for its style sheet`);
    return html.replace(placeholder, () => `<style>${rulesFor(html, sheet)}</style>`);
  };
}
