import { createHash } from "node:crypto";
import { type MediaCondition, type Rule, transform, type Visitor } from "lightningcss";

/** For which media the rules apart are: for print, and for visitors who ask for other colors. */
export const mediaApart = "print,(forced-colors:active),(prefers-contrast:more)";

const features = [
  ["forced-colors", "active"],
  ["prefers-contrast", "more"],
] as const;

/** Whether a condition asks for one of these features. */
const asksFor = (condition: MediaCondition | null | undefined): boolean => {
  if (condition?.type === "operation") return condition.conditions.some(asksFor);
  if (condition?.type !== "feature" || condition.value.type !== "plain") return false;
  const { name, value } = condition.value;
  return features.some(([feature, ident]) => name === feature && value.type === "ident" && value.value === ident);
};

const isApart = (rule: Rule): boolean =>
  rule.type === "media" &&
  rule.value.query.mediaQueries.every(
    ({ mediaType, qualifier, condition }) => qualifier !== "not" && (mediaType === "print" || asksFor(condition)),
  );

const withoutApart: Visitor<never> = { Rule: (rule: Rule) => (isApart(rule) ? [] : undefined) };

/** Removes all rules that are not within one of those media. */
function onlyApart(): Visitor<never> {
  let depth = 0;
  return {
    Rule: (rule: Rule) => {
      if (isApart(rule)) depth += 1;
      const kept = depth > 0 || !["style", "font-face", "keyframes"].includes(rule.type);
      return kept ? undefined : [];
    },
    // As a function, because lightningcss does not call it as a method named after the type of rule.
    RuleExit: (rule: Rule) => {
      if (isApart(rule)) depth -= 1;
    },
  };
}

/** A style sheet in two: the rules for the media apart, and all others. Both keep their layers and their order. */
export function splitStyles(css: Buffer): { apart: string; usual: string } {
  const filename = "site.css";
  const only = (visitor: Visitor<never>) => {
    const { code } = transform({ filename, code: css, visitor });
    // A second pass, to remove blocks that are now empty.
    return transform({ filename, code, minify: true }).code.toString();
  };
  return { apart: only(onlyApart()), usual: only(withoutApart) };
}

/** The name of the style sheet for them, which changes with its content. */
export const fileApart = (apart: string): string =>
  `assets/media-${createHash("sha256").update(apart).digest("base64url").slice(0, 8)}.css`;
