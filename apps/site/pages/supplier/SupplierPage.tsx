import { FactList } from "../../components/facts/FactList.tsx";
import { HungSection } from "../../components/hung-section/HungSection.tsx";
import { NextStep } from "../../components/next-step/NextStep.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { PaperLinks } from "../../components/paper-links/PaperLinks.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import styles from "./SupplierPage.module.css";

export const loader = pageLoader("supplier");

/** What a buyer's registration form asks, as far as the owner has filled it in. */
export default function SupplierPage({ loaderData: page }: { loaderData: PageData<"supplier"> }) {
  const { statement, groups, enquire } = page;
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead}>
        {statement && <PaperLinks {...statement} />}
      </PageHeader>
      {groups.map(({ id, heading, facts }) => (
        <HungSection key={id} heading={heading} id={id}>
          <FactList facts={facts} className={styles.answers} />
        </HungSection>
      ))}
      {enquire && <NextStep words={enquire} />}
    </article>
  );
}
