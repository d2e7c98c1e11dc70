import { Facts } from "../../components/facts/Facts.tsx";
import { headingId, HungSection } from "../../components/hung-section/HungSection.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import { OpeningsTable } from "./OpeningsTable.tsx";

export const loader = pageLoader("careers");

/** The openings by department, what is known of replies and of CVs, then answers to applicants' questions. */
export default function CareersPage({ loaderData: page }: { loaderData: PageData<"careers"> }) {
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} />
      {page.departments.map((department) => {
        const id = department.heading.toLowerCase();
        const name = { "aria-labelledby": headingId(id) };
        return (
          <HungSection key={id} heading={department.heading} id={id}>
            {department.openings.length > 0 ? <OpeningsTable {...{ name, page, department }} /> : <p>{page.none}</p>}
          </HungSection>
        );
      })}
      {page.before && (
        <HungSection heading={page.before.heading} id="before-you-apply">
          {page.before.reply && <Facts facts={[page.before.reply]} />}
          {page.before.privacy && <p>{page.before.privacy}</p>}
        </HungSection>
      )}
      <ProseSections sections={page.sections} />
    </article>
  );
}
