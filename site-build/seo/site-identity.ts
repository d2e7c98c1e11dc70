import type { Organization, WebSite } from "schema-dts";
import type { Company } from "../../site/content-loader/schemas/company.ts";

/** Where the manifest and search engines find the logo: square, as they want it. */
export const logoFile = "/icons/icon-512.png";

/** The company as every page names it, in short. */
export const organizationRef = ({ name, origin }: Pick<Company, "name" | "origin">): Organization => ({
  "@type": "Organization",
  "@id": `${origin}/#organization`,
  name,
});

/** All that is said of the company, once, on the home page: https://developers.google.com/search/docs/appearance/structured-data/organization */
export const organization = (company: Company): Organization => ({
  ...(organizationRef(company) as object & { "@type": "Organization" }),
  url: `${company.origin}/`,
  logo: company.origin + logoFile,
  description: company.trade,
  foundingDate: String(company.founded),
  email: company.email,
  address: { "@type": "PostalAddress", streetAddress: company.address.join(", ") },
  contactPoint: company.telephones.map(({ label, number }) => ({
    "@type": "ContactPoint",
    contactType: label,
    telephone: number,
  })),
});

/** The name under which a search result shows the site: https://developers.google.com/search/docs/appearance/site-names */
export const webSite = (company: Company): WebSite => ({
  "@type": "WebSite",
  name: company.brand,
  url: `${company.origin}/`,
  publisher: { "@id": `${company.origin}/#organization` },
});
