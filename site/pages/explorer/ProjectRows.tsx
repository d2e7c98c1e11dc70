import type { PageData } from "../../content-loader/derive/page-data.ts";
import styles from "./ProjectRows.module.css";

type ProjectRowsProps = Pick<PageData<"explorer">, "groups" | "labels">;

/** All projects in one table, by group. Each row has the values by which it is found. */
export const ProjectRows = ({ groups, labels }: ProjectRowsProps) => (
  <table className={styles.projects}>
    <thead>
      <tr>
        {([labels.project, labels.size, labels.client] as const).map((label) => (
          <th key={label} scope="col" data-label={label}>
            <button type="button">{label}</button>
          </th>
        ))}
      </tr>
    </thead>
    {groups.map(({ id, heading, projects }) => (
      <tbody key={id} id={id}>
        <tr>
          <th colSpan={3} scope="rowgroup">
            {heading}
          </th>
        </tr>
        {projects.map(({ description, second, client, size, year, story, values }) => (
          <tr key={`${description}|${client}`} data-values={values.join(" ")}>
            <th scope="row">
              {story === undefined ? description : <a href={story}>{description}</a>}
              {second && <span>{second}</span>}
            </th>
            <td>{size}</td>
            <td>
              {client}
              {year !== undefined && <span>{year}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
