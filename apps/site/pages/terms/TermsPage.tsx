import { Facts } from "../../components/facts/Facts.tsx";
import { HungSection } from "../../components/hung-section/HungSection.tsx";
import { NextStep } from "../../components/next-step/NextStep.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { PaperLinks } from "../../components/paper-links/PaperLinks.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";

export const loader = pageLoader("terms");

/** How work is ordered, done and accepted, a form of agreement on paper, and the facts that the owner has filled in. */
export default function TermsPage({ loaderData: page }: { loaderData: PageData<"terms"> }) {
  const { agreement, stated, sections, enquire } = page;
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead}>
        <PaperLinks {...agreement} />
      </PageHeader>
      <ProseSections sections={sections} />
      {stated && (
        <HungSection heading={stated.heading} id="stated">
          <Facts facts={stated.facts} />
        </HungSection>
      )}
      {enquire && <NextStep words={enquire} />}
    </article>
  );
}
