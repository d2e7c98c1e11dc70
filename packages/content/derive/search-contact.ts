import type { SearchDocument } from "../search/search-document.ts";
import { type Content, pageWith } from "../content.ts";
import { searchEntry } from "./search-entry.ts";
import { officeHours } from "./team-facts.ts";

/** Where and when the company is reached, so that whoever looks for a number sees it among the results. */
export function contactDocuments(content: Content): SearchDocument[] {
  const page = pageWith("contact", content.pages.values());
  if (!page) return [];
  const { address, telephones, email, origin } = content.company;
  const { form, details, title } = page.frontMatter;
  const to = `${page.path}#details`;
  const numbers = telephones.map(({ label, number }) => `${label} ${number}`).join(", ");
  const hours = officeHours(content);
  return [
    searchEntry("contact", to, form.details, [numbers, email, new URL(origin).host, address.join(", ")], title),
    ...(hours === undefined ? [] : [searchEntry("contact", to, details.hours, [hours], title)]),
  ];
}
