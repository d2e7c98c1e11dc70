import type { TableName } from "../data-table/table-name.ts";
import styles from "./ProjectTable.module.css";

/** One entry of the experience lists: what was done, for whom, its scope, and an optional second line. */
export interface Project {
  readonly description: string;
  readonly client: string;
  readonly size?: string | undefined;
  readonly second?: string | undefined;
  /** Where more is told of it. */
  readonly to?: string;
}

interface ProjectTableProps {
  projects: readonly Project[];
  name: TableName;
  /** Column headings. */
  labels: { readonly project: string; readonly size: string; readonly client: string };
}

/** A table of projects, designed for scanning long lists. */
export const ProjectTable = ({ projects, name, labels }: ProjectTableProps) => (
  <table className={styles.projects} {...name}>
    <thead>
      <tr>
        <th scope="col">{labels.project}</th>
        <th scope="col">{labels.size}</th>
        <th scope="col">{labels.client}</th>
      </tr>
    </thead>
    <tbody>
      {projects.map(({ description, client, size, second, to }) => (
        <tr key={`${description}|${client}`}>
          <th scope="row">
            {to === undefined ? description : <a href={to}>{description}</a>}
            {second && <span>{second}</span>}
          </th>
          <td>{size}</td>
          <td>{client}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
