import { createHash } from "node:crypto";
import { defaultTreeAdapter, parse } from "parse5";
import { attribute, type Element, elementsIn } from "../html/html-elements.ts";

const hashOf = (element: Element): string => {
  const text = element.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
};

/** Whether CSP applies to an inline script: code and speculation rules, but not data blocks such as JSON-LD. */
const runs = (script: Element): boolean =>
  attribute(script, "src") === undefined &&
  ["", "module", "speculationrules"].includes(attribute(script, "type") ?? "");

/** The other origins to which a page's forms are sent. */
function formTargets(elements: readonly Element[]): string[] {
  const forms = elements.filter(({ tagName }) => tagName === "form");
  const actions = forms.flatMap((form) => attribute(form, "action") ?? []);
  return actions.filter((action) => URL.canParse(action)).map((action) => new URL(action).origin);
}

/**
 * The content security policy of a page (https://www.w3.org/TR/CSP3/). Allows the document's inline scripts and styles
 * by hash, and otherwise only the site's own files. Trusted types are required and no policy may be created, so
 * scripts cannot turn text into markup or code (https://www.w3.org/TR/trusted-types/).
 */
export function contentPolicy(html: string): string {
  const elements = [...elementsIn(parse(html))];
  const targets = formTargets(elements);
  const hashes = (tagName: string, wanted: (element: Element) => boolean = () => true) => [
    ...new Set(elements.filter((element) => element.tagName === tagName && wanted(element)).map(hashOf)),
  ];
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes("script", runs)],
    "style-src": ["'self'", ...hashes("style")],
    "img-src": ["'self'"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...targets],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...targets],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** For files other than pages. An SVG drawing opened directly has a style element and embedded fonts. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; frame-ancestors 'none'";
