import { type Content, type Page, pageWith } from "../content.ts";
import { cardAddress } from "./contact-card.ts";
import { plainText } from "./measured-size.ts";
import { officeHours } from "./team-facts.ts";

/** A map's search for the address: a link, so that no map provider learns who visits the page. */
const mapOf = (address: readonly string[]): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: plainText(address.join(", ")) })}`;

/** What the contact page offers with the contact data. */
export function contactDetails({ frontMatter: { details } }: Page<"contact">, content: Content) {
  const { company, pages } = content;
  const office = pageWith("offshore", pages.values())?.frontMatter.day?.office;
  const { copy, copied, card, map, hours, now } = details;
  return {
    copy,
    copied,
    card: { to: cardAddress, name: card },
    map: { url: company.map ?? mapOf(company.address), name: map },
    office: office && {
      heading: hours,
      hours: officeHours(content) ?? "",
      now,
      zone: office.zone,
    },
  };
}
