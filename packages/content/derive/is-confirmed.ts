import type { Page } from "../content.ts";
import { needsConfirming } from "./page-parts.ts";

/** An entry as it has been read: a confirmation of other words than it has now is not there (confirmable.ts). */
interface Marked {
  readonly confirmed?: unknown;
}

/** Whether an entry may be published: somebody has confirmed what it says. The one place that decides it. */
export const isConfirmed = (entry: Marked): boolean => entry.confirmed !== undefined;

/** Whether a quote may be published: its customer has agreed too. */
export const isAgreed = (quote: Marked & { readonly consent?: unknown }): boolean =>
  isConfirmed(quote) && quote.consent !== undefined;

/**
 * Whether a part of a page may be published.
 * @param part the anchor of a section, or one of the parts of its settings (page-parts.ts)
 */
export function isPartConfirmed({ frontMatter }: Pick<Page, "frontMatter">, part: string): boolean {
  if (!needsConfirming(frontMatter)) return true;
  const { confirmed = {} } = frontMatter as { readonly confirmed?: Readonly<Record<string, unknown>> };
  return Object.hasOwn(confirmed, part);
}
