import type { JobPosting } from "schema-dts";
import type { Content, Page } from "@ttpl/content/content.ts";
import { organizationRef } from "./site-identity.ts";

/**
 * An opening with a place and dates that is open today: search engines accept neither lists nor expired openings
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 * @param today an ISO date
 */
export function jobPosting(
  { frontMatter }: Page,
  { company, departments }: Content,
  today: string,
): JobPosting | undefined {
  if (frontMatter.template !== "opening") return undefined;
  const opening = departments.get(frontMatter.department)?.openings[frontMatter.at];
  if (!opening?.location || !opening.posted || !opening.until) return undefined;
  const { title, work, qualification, travel, location, contract = "FULL_TIME", posted, until } = opening;
  if (posted > today || until < today) return undefined;
  return {
    "@type": "JobPosting",
    title,
    description: [work, qualification, travel].flatMap((text) => (text ? `${text}.` : [])).join("\n\n"),
    datePosted: posted,
    validThrough: `${until}T23:59:59Z`,
    employmentType: contract,
    hiringOrganization: organizationRef(company),
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: location.city,
        addressRegion: location.region,
        addressCountry: location.country,
      },
    },
  };
}
