import { ExperienceLinks } from "../../components/experience-links/ExperienceLinks.tsx";
import type { TableName } from "../../components/data-table/table-name.ts";
import { ProjectTable } from "../../components/project-table/ProjectTable.tsx";
import { Quote } from "../../components/quote/Quote.tsx";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import styles from "./Proof.module.css";

interface ProofProps {
  /** The name of the table of projects. */
  name: TableName;
  proof: NonNullable<PageData<"article">["proof"]>;
  labels: PageData<"article">["labels"];
}

/** The proof of an article's claims: projects, a testimonial, a story. */
export const Proof = ({ name, proof: { projects, to, links, quote, story }, labels }: ProofProps) => (
  <div className={styles.proof}>
    {projects.length > 0 && <ProjectTable name={name} projects={projects} labels={labels} />}
    {to && (
      <p className={styles.onward}>
        <a href={to}>{labels.viewExperienceProfile}</a>
      </p>
    )}
    <ExperienceLinks links={links} />
    {quote && <Quote {...quote} />}
    {story && (
      <h3 className={styles.onward}>
        {labels.story}: <a href={story.to}>{story.title}</a>
      </h3>
    )}
  </div>
);
