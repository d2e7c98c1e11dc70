import type { JobPosting } from "schema-dts";
import type { Content, Page } from "../../site/content-loader/content.ts";
import { proseText } from "../../site/content-loader/derive/prose-text.ts";
import { organizationRef } from "./site-identity.ts";

/**
 * A job opening that has its own page and is open today: search engines accept neither lists nor expired openings
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 * @param today an ISO date
 */
export function jobPosting(
  { frontMatter, sections }: Page,
  { company }: Content,
  today: string,
): JobPosting | undefined {
  const job = frontMatter.template === "article" ? frontMatter.job : undefined;
  if (!job || job.posted > today || job.until < today) return undefined;
  const paragraphs = sections.flatMap(({ heading, nodes }) => [heading ?? "", ...nodes.map(proseText)]);
  return {
    "@type": "JobPosting",
    title: frontMatter.title,
    description: [frontMatter.lead ?? "", ...paragraphs].filter(Boolean).join("\n\n"),
    datePosted: job.posted,
    validThrough: `${job.until}T23:59:59Z`,
    employmentType: job.type,
    hiringOrganization: organizationRef(company),
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: job.city,
        addressRegion: job.region,
        addressCountry: job.country,
      },
    },
  };
}
