import { Fragment } from "react";
import type { PageData } from "../../content-loader/derive/page-data.ts";
import buttons from "./ListButtons.module.css";
import printed from "./PrintedRows.module.css";
import styles from "./ProjectRows.module.css";

type ProjectRowsProps = Pick<PageData<"explorer">, "groups" | "labels" | "words">;
type Links = ProjectRowsProps["groups"][number]["projects"][number]["pictures"];

/** Where the link past the facets leads. */
export const rowsId = "project-rows";

/** The captions of pictures, as links to them. */
const PictureLine = ({ field, label, links }: { field: string; label: string; links: Links }) =>
  links.length > 0 && (
    <span data-field={field}>
      {`${label}: `}
      {links.map(({ to, name }, at) => (
        <Fragment key={to}>
          {at > 0 && " "}
          {/* The comma stays on the line of its link. */}
          {at < links.length - 1 ? (
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

/**
 * All projects in one table, by group. Each row has the values by which it is found. What a project has besides the
 * columns stands after its name and a colon.
 */
export const ProjectRows = ({ groups, labels, words }: ProjectRowsProps) => (
  <table id={rowsId} className={`${styles.projects} ${buttons.listing} ${printed.printed}`}>
    <thead>
      <tr data-sort={words.sort}>
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
        {projects.map(({ description, second, client, size, role, year, story, pictures, deliverables, values }) => (
          <tr key={`${description}|${client}`} data-values={values.join(" ")}>
            <th scope="row">
              {story === undefined ? description : <a href={story}>{description}</a>}
              {second && <span>{second}</span>}
              <PictureLine field="pictures" label={words.pictures} links={pictures} />
              <PictureLine field="deliverables" label={words.deliverables} links={deliverables} />
            </th>
            <td>{size}</td>
            <td>
              {client}
              {role && <span data-field="role">{`${words.role}: ${role}`}</span>}
              {year !== undefined && <span data-field="year">{`${words.year}: ${year}`}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);
