import { type Content, type Page, pageWith } from "../content.ts";
import { plainText } from "./measured-size.ts";
import { officeHours } from "./team-facts.ts";

/** The address of the vCard. */
export const cardAddress = "/contact.vcf";

/** A map's search for the address: a link, so that no map provider learns who visits the page. */
const mapOf = (address: readonly string[]): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: plainText(address.join(", ")) })}`;

/** What the contact page offers with the contact data. */
export function contactDetails({ frontMatter: { details } }: Page<"contact">, content: Content) {
  const { company, pages } = content;
  const office = pageWith("offshore", pages.values())?.frontMatter.day.office;
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

/** Special characters of a vCard's text (RFC 6350, 3.4). */
const escaped = (text: string): string => plainText(text).replaceAll(/[\\,;]/g, String.raw`\$&`);

/** The company's contact data as a vCard 3.0, which phones and mail programs read (RFC 2426). */
export function contactCard({ company }: Content): string {
  const { name, trade, address, telephones, email, origin } = company;
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(name)}`,
    `NOTE:${escaped(trade)}`,
    `ADR;TYPE=WORK:;;${escaped(address.join(", "))};;;;`,
    ...telephones.map(({ number }) => `TEL;TYPE=WORK,VOICE:${number.replaceAll(/\s/g, "")}`),
    `EMAIL:${email}`,
    `URL:${origin}`,
    "END:VCARD",
  ]
    .map((line) => `${line}\r\n`)
    .join("");
}
