import styles from "./ProjectList.module.css";

/** One entry of the experience lists: what was done, for whom, and where there is one, a second line. */
export interface Project {
  readonly description: string;
  readonly client: string;
  readonly second?: string | undefined;
}

/** Projects, one a row: made for running the eye down forty of them. */
export const ProjectList = ({ projects }: { projects: readonly Project[] }) => (
  <ul className={styles.list}>
    {projects.map(({ description, client, second }) => (
      <li key={`${description}|${client}`}>
        <p className={styles.description}>
          {description}
          {second && <span>{second}</span>}
        </p>
        <p className={styles.client}>{client}</p>
      </li>
    ))}
  </ul>
);
