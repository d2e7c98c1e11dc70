import { ProjectTable } from "../../parts/project-table/ProjectTable.tsx";
import { Quote } from "../../parts/quote/Quote.tsx";
import { TextLink } from "../../parts/text-link/TextLink.tsx";
import type { PageData } from "../../reading/page-data.ts";
import styles from "./Proof.module.css";

interface ProofProps {
  proof: NonNullable<PageData<"article">["proof"]>;
  labels: PageData<"article">["labels"];
}

/** What proves an article's claims: projects, what a customer said, a story. */
export const Proof = ({ proof: { projects, to, quote, story }, labels }: ProofProps) => (
  <div className={styles.proof}>
    <ProjectTable projects={projects} labels={labels} />
    {to && (
      <p className={styles.onward}>
        <TextLink to={to}>{labels.viewExperienceProfile}</TextLink>
      </p>
    )}
    {quote && <Quote {...quote} />}
    {story && (
      <h3 className={styles.onward}>
        {labels.story}: <TextLink to={story.to}>{story.title}</TextLink>
      </h3>
    )}
  </div>
);
