import type { Page } from "../content.ts";

type Settings = Page<"article">["frontMatter"];

/** The name of a page's link to its document, which must not promise a certificate before there is one. */
export const documentNameOf = (
  { name, without }: NonNullable<Settings["document"]>,
  certificate: Settings["certificate"],
): string => (certificate ? name : (without ?? name));
