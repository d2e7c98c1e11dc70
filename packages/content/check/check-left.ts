import type { Content } from "../content.ts";
import { lostLinks } from "../derive/presupposed.ts";
import { repeatedWords } from "./check-references.ts";
import type { ValidationError } from "./validation-error.ts";

/**
 * Checks what is left in a release: texts lead to nothing that is left out, and pages still differ.
 * @param written the content before anything was left out
 */
export function checkLeft(content: Content, written: Content): ValidationError[] {
  const lost = lostLinks(content, written).map(({ page: { path, source }, href }) => ({
    file: source.name,
    line: written.pages.get(path)?.links.find(({ address }) => address === href)?.line ?? 1,
    problem: `links to ${href}, which a release leaves out until it is confirmed`,
    fix: `Add ${href} to the \`needs\` of the page: the sentence is then left out with it. Or confirm it.`,
  }));
  return [...lost, ...repeatedWords(content)];
}
