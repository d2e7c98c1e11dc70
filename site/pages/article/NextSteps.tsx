import { HungSection } from "../../parts/hung-section/HungSection.tsx";
import { NextStep } from "../../parts/next-step/NextStep.tsx";
import { ProjectList } from "../../parts/project-list/ProjectList.tsx";
import { TextLink } from "../../parts/text-link/TextLink.tsx";
import type { PageData } from "../../reading/page-data.ts";
import styles from "./ArticlePage.module.css";

/** What follows the text of an article where its settings ask for it: matching projects, a story, and the enquiry. */
export function NextSteps({ page: { matching, story, service, enquire, labels } }: { page: PageData<"article"> }) {
  return (
    <>
      {matching && (
        <HungSection heading={labels.matchingProjects} id="matching-projects">
          <ProjectList projects={matching.projects} />
          {matching.to && (
            <p className={styles.more}>
              <TextLink to={matching.to}>{labels.viewExperienceProfile}</TextLink>
            </p>
          )}
        </HungSection>
      )}
      {story && (
        <HungSection heading={labels.story} id="story">
          <div className={styles.story}>
            <p>
              <TextLink to={story.to}>{story.title}</TextLink>
            </p>
            {story.lead && <p>{story.lead}</p>}
          </div>
        </HungSection>
      )}
      {enquire && <NextStep words={enquire} also={service} />}
    </>
  );
}
