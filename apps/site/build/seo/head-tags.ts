import type { Content, Page } from "@ttpl/content/content.ts";
import { documentTitleOf } from "@ttpl/content/derive/document-title.ts";
import type { BuiltDocument, DocumentStep } from "../built-document.ts";
import { sharePictureOf } from "./share-picture.ts";
import { structuredData } from "./structured-data.ts";
import { themeColors } from "./theme-colors.ts";

const attribute = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * JSON for a script element, escaped because "</script" would end it
 * (https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements).
 */
const inScript = (data: object): string => JSON.stringify(data).replaceAll("<", String.raw`\u003c`);

/**
 * Tags for link previews: https://ogp.me, and https://developer.x.com/en/docs/x-for-websites/cards for the large
 * picture.
 */
function shareTags({ path, frontMatter }: Page, { company }: Content): string {
  const picture = sharePictureOf(path);
  const properties = {
    "og:type": "website",
    "og:site_name": company.brand,
    "og:locale": "en_US",
    "og:title": documentTitleOf(frontMatter, company.brand),
    "og:description": frontMatter.description,
    "og:url": company.origin + path,
    "og:image": company.origin + picture.address,
    "og:image:width": String(picture.width),
    "og:image:height": String(picture.height),
    "og:image:alt": frontMatter.title,
  };
  const tags = Object.entries(properties).map(
    ([name, value]) => `<meta property="${name}" content="${attribute(value)}">`,
  );
  return `${tags.join("")}<meta name="twitter:card" content="summary_large_image">`;
}

/** The color of a phone's browser chrome; the first-paint script runs after it and sets the theme's own color. */
function themeColor(): string {
  const { light, dark } = themeColors();
  return `<meta name="theme-color" content="${light}" data-light="${light}" data-dark="${dark}">`;
}

const icons =
  '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">';

/**
 * Adds the metadata for crawlers, link previews and phones to each document. The structured data are at its end, near
 * the texts that they repeat, because gzip only looks back 32 kB.
 */
export function addHeadTags(
  content: Content,
  rehearsal: boolean,
  today = new Date().toISOString().slice(0, 10),
): DocumentStep {
  const hidden = rehearsal ? '<meta name="robots" content="noindex">' : "";
  return ({ path, html }: BuiltDocument) => {
    const page = content.pages.get(path);
    const data =
      page && `<script type="application/ld+json">${inScript(structuredData(page, content, today))}</script>`;
    const tags = hidden + icons + (page ? shareTags(page, content) : "");
    return html
      .replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + themeColor())
      .replace("</head>", () => `${tags}</head>`)
      .replace("</body>", () => `${data ?? ""}</body>`);
  };
}
