import type { Organization, PostalAddress, WebSite } from "schema-dts";
import { plainText } from "@ttpl/content/derive/measured-size.ts";
import { postalAddress } from "@ttpl/content/derive/postal-address.ts";
import type { Company } from "@ttpl/content/schemas/company.ts";

/** The logo for the manifest and search engines, which must be square. */
export const logoFile = "/icons/icon-512.png";

/** A short reference to the company, for every page. */
export const organizationRef = ({ name, origin }: Pick<Company, "name" | "origin">): Organization => ({
  "@type": "Organization",
  "@id": `${origin}/#organization`,
  name,
});

/** The address in its parts, as far as its lines say which is which. */
function addressOf({ address }: Pick<Company, "address">): PostalAddress {
  const { street, city, state, code, country } = postalAddress(address.map(plainText));
  return {
    "@type": "PostalAddress",
    streetAddress: street.join(", "),
    ...(city && { addressLocality: city }),
    ...(state && { addressRegion: state }),
    ...(code && { postalCode: code }),
    ...(country && { addressCountry: country }),
  };
}

/**
 * The full description of the company, for the home page only:
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export const organization = (company: Company): Organization => ({
  ...(organizationRef(company) as object & { "@type": "Organization" }),
  url: `${company.origin}/`,
  logo: company.origin + logoFile,
  description: company.trade,
  foundingDate: String(company.founded),
  email: company.email,
  address: addressOf(company),
  contactPoint: company.telephones.map(({ label, number }) => ({
    "@type": "ContactPoint",
    contactType: label,
    telephone: number,
  })),
});

/** The site name in search results: https://developers.google.com/search/docs/appearance/site-names */
export const webSite = (company: Company): WebSite => ({
  "@type": "WebSite",
  name: company.brand,
  url: `${company.origin}/`,
  publisher: { "@id": `${company.origin}/#organization` },
});
