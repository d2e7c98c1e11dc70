import type { Content, Page } from "../content.ts";

/**
 * The anchor of the section that is a page's checklist: what the company needs to know before it can answer an enquiry
 * about the service or the product. It is the section with the heading that layout.yaml sets; other pages have none.
 */
export const checklistOf = ({ sections }: Pick<Page, "sections">, { layoutWords }: Content): string | undefined =>
  sections.find(({ heading }) => heading === layoutWords.labels.needs)?.id;
