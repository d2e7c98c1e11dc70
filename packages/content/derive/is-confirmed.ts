/** What the files say of whether an entry is true (schemas/text.ts). */
interface Marked {
  readonly sample?: unknown;
}

/** Whether an entry may be published. The one place that decides it, whatever the mark is. */
export const isConfirmed = (entry: Marked): boolean => entry.sample !== true;

/** Whether a quote may be published: its customer has agreed too. */
export const isAgreed = (quote: Marked & { readonly consent?: unknown }): boolean =>
  isConfirmed(quote) && quote.consent !== undefined;
