import { ButtonLink } from "../../components/button-link/ButtonLink.tsx";
import { headingId, HungSection } from "../../components/hung-section/HungSection.tsx";
import { NextStep } from "../../components/next-step/NextStep.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { ProjectTable } from "../../components/project-table/ProjectTable.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import styles from "./ExperiencePage.module.css";

export const loader = pageLoader("experience");

/** An experience profile: projects by group, with links to the groups at the top. */
export default function ExperiencePage({ loaderData: page }: { loaderData: PageData<"experience"> }) {
  const { groups, labels, explorer, total } = page;
  return (
    <article className={styles.profile}>
      <PageHeader title={page.title} lead={page.lead}>
        {page.showcase && <ButtonLink {...page.showcase} />}
        {explorer && <ButtonLink to={explorer.to} name={explorer.name} quiet />}
      </PageHeader>
      {groups.length > 0 && (
        <nav aria-label={labels.goToSection}>
          <ul className={styles.groups}>
            <li>{total}</li>
            {groups.map(({ id, heading, projects }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a> {projects.length}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ id, heading, projects }) => (
        <HungSection key={id} heading={heading} id={id} note={projects.length}>
          <ProjectTable name={{ "aria-labelledby": headingId(id) }} projects={projects} labels={labels} />
        </HungSection>
      ))}
      <ProseSections sections={page.sections} />
      {page.enquire && <NextStep words={page.enquire} />}
    </article>
  );
}
