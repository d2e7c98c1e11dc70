import type { Content, Page } from "../content.ts";
import { termPlaces } from "../schemas/terms.ts";
import { paperFiles } from "./paper-files.ts";

/** What the page of terms shows beside its text: the agreement as a PDF, and the facts that the owner has filled in. */
export function termsData({ frontMatter: { agreement, stated } }: Page<"terms">) {
  const facts = termPlaces.flatMap((place) => {
    const value = stated[place];
    return value === undefined ? [] : [{ name: stated.names[place], value }];
  });
  return {
    agreement: { name: agreement.name, files: paperFiles(agreement.file) },
    stated: facts.length > 0 ? { heading: stated.heading, facts } : undefined,
  };
}

/** The text of the agreement as a PDF, and our side, which is filled in. */
export const agreementData = ({ frontMatter: { agreement } }: Page<"terms">, { company, leftOut }: Content) => ({
  ...agreement,
  company,
  /** Only a release has nothing but what is confirmed. */
  isSample: leftOut === undefined,
});
