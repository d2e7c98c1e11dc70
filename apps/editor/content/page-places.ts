import { settingsPartsOf } from "@ttpl/content/derive/page-parts.ts";
import { fragmentOf } from "@ttpl/content/parse/fragment.ts";
import type { Block } from "../editing/markdown/blocks.ts";
import type { ContentData } from "../editing/content-text.ts";
import type { ValuePath } from "../wire.ts";

type Settings = Readonly<Record<string, unknown>>;

/** The anchor of a block that begins a section; undefined if it is another block. */
const anchorOf = (block: Block): string | undefined =>
  block.kind === "heading" && block.depth === 2 ? fragmentOf(plainHeading(block.text)) : undefined;

/** A heading without Markdown's signs. */
const plainHeading = (text: string): string =>
  text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/[*`\\]/g, "");

/** Where in a page's form a part of it begins. */
export function placeOfPart({ data, blocks = [] }: ContentData, part: string): ValuePath {
  const settings = settingsPartsOf(data as Settings).find(({ name }) => name === part);
  if (settings) return ["data", ...settings.begins];
  const at = blocks.findIndex((block) => anchorOf(block) === part);
  return at < 0 ? ["data"] : ["blocks", at];
}

/** What a part of a page is called. */
export function partTitle({ data, blocks = [] }: ContentData, part: string): string {
  const settings = settingsPartsOf(data as Settings).find(({ name }) => name === part);
  if (settings) return settings.title;
  const heading = blocks.find((block) => anchorOf(block) === part);
  return heading?.kind === "heading" ? plainHeading(heading.text) : part;
}
