import type { Content } from "../content.ts";
import { plainText } from "./measured-size.ts";
import { postalAddress } from "./postal-address.ts";

/** The address of the vCard. */
export const cardAddress = "/contact.vcf";

/** Special characters of a vCard's text (RFC 2426, 4). */
const escaped = (text: string): string =>
  plainText(text)
    .replaceAll(/[\\,;]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);

/** A line of more than 75 bytes goes on in the next one, after a space (RFC 2426, 2.6). */
function folded(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) ?? "";
    if (Buffer.byteLength(last + character) > 75) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join("\r\n");
}

/**
 * The company's contact data as a vCard 3.0, which phones and mail programs read (RFC 2426). It has no names for
 * telephones: they know one from another by a label of Apple's, as Google and Microsoft do.
 */
export function contactCard({ company }: Content): string {
  const { name, trade, address, telephones, email, origin } = company;
  const { street, city = "", state = "", code = "", country = "" } = postalAddress(address.map(plainText));
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(name)}`,
    `NOTE:${escaped(trade)}`,
    `ADR;TYPE=WORK:;;${[street.join(", "), city, state, code, country].map(escaped).join(";")}`,
    `LABEL;TYPE=WORK:${escaped([name, ...address].join("\n"))}`,
    ...telephones.flatMap(({ label, number }, index) => [
      `item${index + 1}.TEL;TYPE=WORK,VOICE:${number.replaceAll(/\s/g, "")}`,
      `item${index + 1}.X-ABLabel:${escaped(label)}`,
    ]),
    `EMAIL;TYPE=INTERNET:${email}`,
    `URL:${origin}`,
    "END:VCARD",
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}
