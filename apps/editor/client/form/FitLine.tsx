import { beyondFit, type Fit, fitInWords } from "@ttpl/content/schemas/fit.ts";

const characters = (count: number) => `${count} ${count === 1 ? "character" : "characters"}`;

function fitOf(text: string, fit: Fit): string {
  const beyond = beyondFit(text, fit);
  if (beyond === 0) return `${characters(text.length)}: ${fit.most - text.length} left.`;
  const amount = beyond > 0 ? `${beyond} too many` : `${-beyond} too few`;
  return `${characters(text.length)}: ${amount}. ${fitInWords(fit)} fit. It can be saved and published all the same.`;
}

/** How long a text is, and how much of it fits; nothing as long as it is empty. */
export function FitLine({ id, text, fit }: { readonly id: string; readonly text: unknown; readonly fit: unknown }) {
  if (typeof text !== "string" || text.trim() === "" || fit === undefined) return null;
  return (
    <p className={beyondFit(text.trim(), fit as Fit) === 0 ? "hint" : "hint beyond"} id={id}>
      {fitOf(text.trim(), fit as Fit)}
    </p>
  );
}
