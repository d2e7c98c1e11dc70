import type { SpreadsheetRow } from "../../wire.ts";

/** What needs the owner's eyes first. */
const kinds = {
  unclear: "Not understood",
  stale: "Out of date",
  gone: "Removed",
  changed: "Changed",
  new: "New",
} as const;

/** A table of thousands of rows would be slow, and nobody reads it. */
const mostShown = 200;

/** What the rows of a spreadsheet would do, the ones with something wrong first. */
export function PlanTable({ rows }: { readonly rows: readonly SpreadsheetRow[] }) {
  if (rows.length === 0) return null;
  const groups = Object.entries(kinds).map(([kind, words]) => ({
    words,
    list: rows.filter((row) => row.kind === kind),
  }));
  return (
    // It scrolls, so that it has to be reached with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="spreadsheet-table" role="region" aria-label="What would change" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">What</th>
            <th scope="col">Entry</th>
            <th scope="col">Change, or what to type</th>
          </tr>
        </thead>
        <tbody>
          {groups.flatMap(({ words, list }) => [
            ...list.slice(0, mostShown).map((row, index) => <PlanRow key={`${words} ${index}`} {...{ row, words }} />),
            list.length > mostShown && (
              <tr key={words}>
                <td colSpan={4}>
                  {words}: {list.length - mostShown} more
                </td>
              </tr>
            ),
          ])}
        </tbody>
      </table>
    </div>
  );
}

const PlanRow = ({
  row: { kind, row, name, group, changes, problems },
  words,
}: {
  row: SpreadsheetRow;
  words: string;
}) => (
  <tr data-kind={kind}>
    <td>{row}</td>
    <td>{words}</td>
    <th scope="row">
      {name} {group !== undefined && <small>{group}</small>}
    </th>
    <td>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
        {changes.map(({ column, before, after }) => (
          <li key={column}>
            {column}: {before !== "" && <del>{before}</del>} {after === "" ? "removed" : <ins>{after}</ins>}
          </li>
        ))}
      </ul>
    </td>
  </tr>
);
