import { createHash } from "node:crypto";
import { type Rule, transform, type Visitor } from "lightningcss";

const isForPrint = (rule: Rule): boolean =>
  rule.type === "media" &&
  rule.value.query.mediaQueries.every(({ mediaType, qualifier }) => mediaType === "print" && qualifier !== "not");

const withoutPrint: Visitor<never> = { Rule: (rule: Rule) => (isForPrint(rule) ? [] : undefined) };

/** Removes all rules that are not within `@media print`. */
function onlyPrint(): Visitor<never> {
  let depth = 0;
  return {
    Rule: (rule: Rule) => {
      if (isForPrint(rule)) depth += 1;
      const kept = depth > 0 || !["style", "font-face", "keyframes"].includes(rule.type);
      return kept ? undefined : [];
    },
    // As a function, because lightningcss does not call it as a method named after the type of rule.
    RuleExit: (rule: Rule) => {
      if (isForPrint(rule)) depth -= 1;
    },
  };
}

/** A style sheet in two: the rules for print alone, and all others. Both keep their layers and their order. */
export function splitPrintStyles(css: Buffer): { print: string; screen: string } {
  const filename = "site.css";
  const only = (visitor: Visitor<never>) => {
    const { code } = transform({ filename, code: css, visitor });
    // A second pass, to remove blocks that are now empty.
    return transform({ filename, code, minify: true }).code.toString();
  };
  return { print: only(onlyPrint()), screen: only(withoutPrint) };
}

/** The name of a style sheet for print, which changes with its content. */
export const printFile = (print: string): string =>
  `assets/print-${createHash("sha256").update(print).digest("base64url").slice(0, 8)}.css`;
