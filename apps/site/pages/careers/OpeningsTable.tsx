import type { PageData } from "@ttpl/content/derive/page-data.ts";
import type { TableName } from "../../components/data-table/table-name.ts";
import styles from "./OpeningsTable.module.css";

interface OpeningsTableProps {
  name: TableName;
  page: Pick<PageData<"careers">, "columns" | "years" | "apply">;
  department: PageData<"careers">["departments"][number];
}

/** The openings of a department, each with its years of experience and a mail link with a prepared subject. */
export function OpeningsTable({ page, department: { heading, openings }, name }: OpeningsTableProps) {
  const { columns, years, apply } = page;
  const hasWork = openings.some(({ work }) => work !== undefined);
  return (
    <table className={styles.openings} {...name}>
      <thead>
        <tr>
          <th scope="col">{columns.role}</th>
          <th scope="col">{columns.years}</th>
          {hasWork && <th scope="col">{columns.work}</th>}
          <th scope="col">{columns.apply}</th>
        </tr>
      </thead>
      <tbody>
        {openings.map((opening) => {
          const role = `${opening.title} – ${heading}`;
          return (
            <tr key={role}>
              <th scope="row">{opening.to === undefined ? opening.title : <a href={opening.to}>{opening.title}</a>}</th>
              <td>
                {opening.years}+{"\u00a0"}
                {years}
              </td>
              {hasWork && <td>{opening.work}</td>}
              <td>
                <a href={opening.mail} aria-label={`${apply}: ${role}`}>
                  {apply}
                </a>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
