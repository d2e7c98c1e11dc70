import { Fragment } from "react";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import buttons from "./ListButtons.module.css";
import printed from "./PrintedRows.module.css";
import styles from "./ProjectRows.module.css";

interface ProjectRowsProps extends Pick<PageData<"explorer">, "groups" | "labels" | "words" | "list"> {
  name: string;
}
type LinkList = ProjectRowsProps["groups"][number]["projects"][number]["pictures"];

/** Where the link past the facets leads. */
export const rowsId = "project-rows";

/** Links after what they are: pictures by their captions. */
const Links = ({ field, label, links }: { field: string; label: string; links: LinkList }) =>
  links.length > 0 && (
    <span data-field={field}>
      {`${label}: `}
      {links.map(({ to, name }, index) => (
        <Fragment key={to}>
          {index > 0 && " "}
          {/* The comma stays on the line of its link. */}
          {index < links.length - 1 ? (
            <span>
              <a href={to}>{name}</a>,
            </span>
          ) : (
            <a href={to}>{name}</a>
          )}
        </Fragment>
      ))}
    </span>
  );

/** The column by whose year rows are sorted; it stands with the client. */
const yearColumn = 3;

/**
 * All projects in one table, by group. Each row has the values by which it is found, and an id by which it is linked to.
 * What a project has besides the columns stands after its name and a colon.
 */
export const ProjectRows = ({ groups, labels, words, list, name }: ProjectRowsProps) => {
  const hasYears = groups.some(({ projects }) => projects.some(({ year }) => year !== undefined));
  return (
    <table id={rowsId} className={`${styles.projects} ${buttons.listing} ${printed.printed}`} aria-label={name}>
      <thead>
        <tr data-sort={words.sort}>
          {([labels.project, labels.size, labels.client] as const).map((label, index) => (
            <th key={label} scope="col" data-label={label}>
              <button type="button" data-column={index}>
                {label}
              </button>
              {index === 2 && hasYears && (
                <button type="button" data-column={yearColumn} aria-pressed="false">
                  {words.year}
                </button>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ id, heading, projects }) => (
        <tbody key={id} id={id}>
          <tr>
            <th colSpan={3} scope="rowgroup">
              {/* A heading element may not stand in the head of a table. */}
              <span role="heading" aria-level={2}>
                {heading}
              </span>
            </th>
          </tr>
          {projects.map(
            ({ id: key, description, second, client, size, role, year, story, pictures, deliverables, values }) => (
              <tr key={key} id={key} data-values={values.join(" ")}>
                <th scope="row">
                  <a href={`#${key}`}>{description}</a>
                  {second && <span>{second}</span>}
                  <Links field="pictures" label={words.pictures} links={pictures} />
                  <Links field="deliverables" label={words.deliverables} links={deliverables} />
                  {story && (
                    <Links
                      field="story"
                      label={labels.story}
                      links={[story, ...(story.quote === undefined ? [] : [{ to: story.quote, name: words.quote }])]}
                    />
                  )}
                </th>
                <td>{size}</td>
                <td>
                  {client}
                  {role && <span data-field="role">{`${words.role}: ${role}`}</span>}
                  {year !== undefined && <span data-field="year">{`${words.year}: ${year}`}</span>}
                  <button type="button">{list.add}</button>
                </td>
              </tr>
            ),
          )}
        </tbody>
      ))}
    </table>
  );
};
