import { HungSection } from "../../parts/hung-section/HungSection.tsx";
import { NextStep } from "../../parts/next-step/NextStep.tsx";
import { PageHeader } from "../../parts/page-header/PageHeader.tsx";
import { ProjectList } from "../../parts/project-list/ProjectList.tsx";
import { ProseSections } from "../../parts/prose/ProseSections.tsx";
import { pageLoader } from "../../reading/loaders.ts";
import type { PageData } from "../../reading/page-data.ts";
import styles from "./ExperiencePage.module.css";

export const loader = pageLoader("experience");

/** The shared view of the experience profiles: projects by group, with a way to each group at the top. */
export default function ExperiencePage({ loaderData: page }: { loaderData: PageData<"experience"> }) {
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} />
      <nav aria-label={page.labels.goToSection}>
        <ul className={styles.groups}>
          {page.groups.map(({ id, heading, projects }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {heading} <span>{projects.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {page.groups.map(({ id, heading, projects }) => (
        <HungSection key={id} heading={heading} id={id}>
          <ProjectList projects={projects} />
        </HungSection>
      ))}
      <ProseSections sections={page.sections} />
      {page.enquire && <NextStep words={page.enquire} />}
    </article>
  );
}
