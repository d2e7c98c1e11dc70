import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Selector, type SelectorComponent, transform } from "lightningcss";
import type { DocumentStep } from "./built-document.ts";

const placeholder = /<style data-whole="([^"]+)"><\/style>/;

/** Every class that some element of a document has. */
const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")));

/** Whether a selector may match in a document with these classes. Only what surely matches nothing is told apart. */
const mayMatch = (selector: Selector, classes: ReadonlySet<string>): boolean =>
  selector.every((part: SelectorComponent) => part.type !== "class" || classes.has(part.name));

/** The rules of a style sheet that may match in a document, in their order. */
export function rulesFor(html: string, sheet: Buffer): string {
  const classes = classesIn(html);
  const { code } = transform({
    filename: "page.css",
    code: sheet,
    minify: true,
    visitor: {
      Rule: {
        style(rule) {
          const used = rule.value.selectors.some((selector) => mayMatch(selector, classes));
          return used ? undefined : [];
        },
      },
    },
  });
  return code.toString();
}

/**
 * Puts the style sheet into the document, so that nothing stands between its arrival and the first paint: the rules that
 * this page can use, since the others would cost a second round trip on a long page. React brings the whole sheet.
 */
export const pageStyles =
  (folder: string): DocumentStep =>
  ({ html, path }) => {
    const [element, href] = placeholder.exec(html) ?? [];
    if (!element || !href) throw new Error(`${path} has no place for its style sheet`);
    const rules = rulesFor(html, readFileSync(join(folder, href)));
    return html.replace(element, () => element.replace("><", () => `>${rules}<`));
  };
