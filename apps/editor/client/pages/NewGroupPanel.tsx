import { type SyntheticEvent, useState } from "react";
import type { Choices, FileEntry, Written } from "../../wire.ts";
import { addGroup } from "../editor-calls.ts";
import { errorAt, NewField, NewFormProblems, type NewFormState } from "./NewForm.tsx";

interface NewGroupPanelProps {
  readonly files: readonly FileEntry[];
  readonly choices: Choices;
  readonly onWritten: (written: Written) => void;
}

/** A new group of projects, and the page that lists it. */
export function NewGroupPanel({ files, choices, onWritten }: NewGroupPanelProps) {
  const [heading, setHeading] = useState("");
  const [discipline, setDiscipline] = useState("");
  const [page, setPage] = useState("");
  const [{ errors, problem }, setState] = useState<NewFormState>({ errors: [], problem: "" });
  const profiles = files.filter(({ name }) => choices.profile.includes(name));
  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    const { status, body } = await addGroup({ heading, discipline, page });
    if (status === 200 && body.writtenAt !== undefined) return onWritten(body as Written);
    return setState({ errors: body.errors ?? [], problem: body.problem ?? "" });
  };
  return (
    <form className="new-entry" aria-labelledby="new-group" onSubmit={(event) => void add(event)}>
      <h2 id="new-group">A new group of projects</h2>
      <NewFormProblems {...{ errors, problem }} />
      <NewField id="new-heading" label="Name of the group" error={errorAt(errors, "heading")}>
        {(field) => <input {...field} value={heading} onChange={({ target }) => setHeading(target.value)} />}
      </NewField>
      <NewField id="new-discipline" label="Discipline" optional error={errorAt(errors, "discipline")}>
        {(field) => (
          <select {...field} value={discipline} onChange={({ target }) => setDiscipline(target.value)}>
            <option value="">None</option>
            {choices.discipline.map((one) => (
              <option key={one.value} value={one.value}>
                {one.title}
              </option>
            ))}
          </select>
        )}
      </NewField>
      <NewField id="new-profile" label="Page that lists it" error={errorAt(errors, "page")}>
        {(field) => (
          <select {...field} value={page} onChange={({ target }) => setPage(target.value)}>
            <option value="">Please choose</option>
            {profiles.map(({ name, title, address }) => (
              <option key={name} value={name}>
                {title} ({address})
              </option>
            ))}
          </select>
        )}
      </NewField>
      <p className="buttons">
        <button type="submit" className="save">
          Add this group
        </button>
      </p>
      <p className="hint">Add its projects next, one by one or as a spreadsheet.</p>
    </form>
  );
}
