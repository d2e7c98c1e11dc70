import type { BreadcrumbList, Graph, Service, Thing } from "schema-dts";
import { breadcrumbsOf } from "@ttpl/content/derive/breadcrumbs.ts";
import type { Content, Page } from "@ttpl/content/content.ts";
import { imageObjects } from "./image-objects.ts";
import { jobPosting } from "./job-posting.ts";
import { organization, organizationRef, webSite } from "./site-identity.ts";

function breadcrumbList(page: Page, content: Content): BreadcrumbList {
  const steps = breadcrumbsOf(page, content);
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: content.company.origin + to,
    })),
  };
}

function service({ path, frontMatter }: Page, { company }: Content): Service[] {
  if (frontMatter.template !== "article" || frontMatter.serviceType === undefined) return [];
  return [
    {
      "@type": "Service",
      name: frontMatter.title,
      serviceType: frontMatter.serviceType,
      description: frontMatter.description,
      url: company.origin + path,
      provider: organizationRef(company),
    },
  ];
}

/**
 * The schema.org data of a page: company, breadcrumbs, service, pictures' licences, job opening. No reviews: search
 * engines ignore those that a company shows on its own pages
 * (https://developers.google.com/search/docs/appearance/structured-data/review-snippet#self-serving-reviews).
 */
export function structuredData(page: Page, content: Content, today: string): Graph {
  const job = jobPosting(page, content, today);
  const things: Thing[] = [
    ...(page.path === "/"
      ? [organization(content.company), webSite(content.company)]
      : [breadcrumbList(page, content)]),
    ...service(page, content),
    ...imageObjects(page, content),
    ...(job ? [job] : []),
  ];
  return { "@context": "https://schema.org", "@graph": things };
}
