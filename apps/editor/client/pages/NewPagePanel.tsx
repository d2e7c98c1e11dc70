import { type SyntheticEvent, useState } from "react";
import {
  type PageTemplate,
  pageTemplates,
  type TemplateField,
  type TemplateName,
} from "../../content/page-templates.ts";
import type { Choices, NewPageRequest, SectionInfo, Written } from "../../wire.ts";
import { addPage } from "../editor-calls.ts";
import { ChoiceInput } from "../form/ChoiceInput.tsx";
import { FitLine } from "../form/FitLine.tsx";
import { FormattingLine } from "../form/FormattingLine.tsx";
import { anchorOf } from "../form/form-tools.ts";
import { PhotoDrop } from "../photos/PhotoDrop.tsx";
import { errorAt, NewField, NewFormProblems, type NewFormState } from "./NewForm.tsx";

interface NewPagePanelProps {
  readonly sections: readonly SectionInfo[];
  readonly choices: Choices;
  readonly onWritten: (written: Written) => void;
}

/** In the select of places: not in the side list. */
const unlisted = "-";

const hasTemplate = (template: TemplateName) => (section: SectionInfo) => section.templates.includes(template);

/** What the website needs of a new page, and no more. */
export function NewPagePanel({ sections, choices, onWritten }: NewPagePanelProps) {
  const [template, setTemplate] = useState<TemplateName>("service");
  const [chosenFolder, setFolder] = useState<string>();
  const [title, setTitle] = useState("");
  const [typedName, setName] = useState<string>();
  const [typedList, setList] = useState<string>();
  const [chosenPlace, setPlace] = useState<string>();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [photo, setPhoto] = useState<NewPageRequest["photo"]>();
  const [{ errors, problem }, setState] = useState<NewFormState>({ errors: [], problem: "" });
  const [sending, setSending] = useState(false);

  const fitting = sections.filter(hasTemplate(template));
  const section = fitting.find(({ folder }) => folder === chosenFolder) ?? fitting[0];
  const name = typedName ?? anchorOf(title);
  const list = typedList ?? title;
  const last = section?.pages.at(-1)?.name ?? "";
  const place = chosenPlace ?? last;
  const { fields, photo: needsPhoto }: PageTemplate = pageTemplates[template];

  const add = async (event: SyntheticEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLElement;
    setSending(true);
    const { status, body } = await addPage({
      template,
      folder: section?.folder ?? "",
      name,
      title,
      list,
      ...(place !== unlisted && { after: place }),
      values,
      ...(photo && { photo }),
    });
    setSending(false);
    if (status === 200 && body.writtenAt !== undefined) return onWritten(body as Written);
    setState({ errors: body.errors ?? [], problem: body.problem ?? "" });
    return requestAnimationFrame(() => form.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };
  const typed = (key: string, { kind, fit, heading }: TemplateField, field: { readonly id: string }) => {
    const value = values[key] ?? "";
    const change = (words: string) => setValues({ ...values, [key]: words });
    if (kind === "address") return <ChoiceInput {...{ field, value }} choices={choices.address} onChange={change} />;
    // What has a heading stands in the text of the page, as points do.
    const formatting = heading === undefined && kind !== "points" && (
      <FormattingLine id={`new-${key}__formatting`} text={value} />
    );
    if (kind === "line")
      return (
        <>
          <input {...field} value={value} onChange={({ target }) => change(target.value)} />
          {formatting}
        </>
      );
    return (
      <>
        <textarea {...field} rows={3} value={value} onChange={({ target }) => change(target.value)} />
        {formatting}
        <FitLine id={`new-${key}__fit`} text={value} fit={fit} />
      </>
    );
  };
  return (
    <form className="new-entry" aria-labelledby="new-page" onSubmit={(event) => void add(event)}>
      <h2 id="new-page">A new page</h2>
      <NewFormProblems {...{ errors, problem }} />
      <NewField id="new-template" label="What it is" error="">
        {(field) => (
          <select
            {...field}
            value={template}
            onChange={({ target }) => {
              setTemplate(target.value as TemplateName);
              setPlace(undefined);
            }}
          >
            {Object.entries(pageTemplates)
              .filter(([key]) => sections.some(hasTemplate(key as TemplateName)))
              .map(([key, { title: words }]) => (
                <option key={key} value={key}>
                  {words}
                </option>
              ))}
          </select>
        )}
      </NewField>
      <NewField id="new-folder" label="Section" error={errorAt(errors, "folder")}>
        {(field) => (
          <select
            {...field}
            value={section?.folder ?? ""}
            onChange={({ target }) => {
              setFolder(target.value);
              setPlace(undefined);
            }}
          >
            {fitting.map(({ folder, title: words }) => (
              <option key={folder} value={folder}>
                {words}
              </option>
            ))}
          </select>
        )}
      </NewField>
      <NewField id="new-title" label="Title" hint="Its large heading." error={errorAt(errors, "title")}>
        {(field) => <input {...field} value={title} onChange={({ target }) => setTitle(target.value)} />}
      </NewField>
      <NewField
        id="new-name"
        label={`Address: /${section?.folder ?? ""}/`}
        hint="It follows from the title; later it stays as it is."
        error={errorAt(errors, "name")}
      >
        {(field) => <input {...field} value={name} onChange={({ target }) => setName(target.value)} />}
      </NewField>
      <NewField id="new-place" label="Place in the side list" error="">
        {(field) => (
          <select {...field} value={place} onChange={({ target }) => setPlace(target.value)}>
            <option value="">First</option>
            {section?.pages.map((page) => (
              <option key={page.name} value={page.name}>
                After {page.title}
              </option>
            ))}
            <option value={unlisted}>Not in the side list</option>
          </select>
        )}
      </NewField>
      {place !== unlisted && (
        <NewField id="new-list" label="Name in the side list" error={errorAt(errors, "list")}>
          {(field) => <input {...field} value={list} onChange={({ target }) => setList(target.value)} />}
        </NewField>
      )}
      {Object.entries<TemplateField>(fields).map(([key, field]) => (
        <NewField
          key={key}
          id={`new-${key}`}
          label={field.label}
          hint={
            key === "description" && values[key]
              ? `${field.hint ?? ""} It has ${values[key].trim().length}.`
              : field.hint
          }
          optional={field.optional}
          error={errorAt(errors, key)}
        >
          {(attributes) => typed(key, field, attributes)}
        </NewField>
      ))}
      {needsPhoto === true && (
        <div className="picture-field">
          {photo && (
            <p>
              <img className="thumbnail" src={`/thumbnails/${photo.name}`} alt="" /> First photo: {photo.caption}
            </p>
          )}
          <PhotoDrop
            id="new-photo"
            onPhoto={(stored, caption, seen) => setPhoto({ name: stored, caption, description: seen })}
          />
          <p className={errorAt(errors, "photo") === "" ? "hint" : "error"}>
            {errorAt(errors, "photo") || "The gallery begins with one photo; more can be added in it."}
          </p>
        </div>
      )}
      <p className="buttons">
        <button type="submit" className="save" disabled={sending}>
          {sending ? "Adding …" : "Add this page"}
        </button>
      </p>
      <p className="hint">Visitors see it once you have confirmed it and published the website.</p>
    </form>
  );
}
