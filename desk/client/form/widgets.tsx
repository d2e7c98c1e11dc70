import type { WidgetProps } from "@rjsf/utils";
import { PhotoDrop } from "../photos/PhotoDrop.tsx";
import { anchorOf, type FormTools } from "./form-tools.ts";

const toolsOf = ({ registry }: WidgetProps): FormTools => registry.formContext as FormTools;

/** An emptied text is no text: its setting goes, or the check asks for it. */
const textOrNothing = (text: string): string | undefined => (text === "" ? undefined : text);

const described = ({ id, rawErrors, schema }: WidgetProps) => ({
  "aria-describedby":
    [schema.description && `${id}__description`, rawErrors?.length && `${id}__error`].filter(Boolean).join(" ") ||
    undefined,
  "aria-invalid": rawErrors && rawErrors.length > 0 ? true : undefined,
});

const exampleOf = ({ schema }: WidgetProps): string | undefined =>
  Array.isArray(schema.examples) ? `For example ${String(schema.examples[0])}` : undefined;

/** A figure, or a text in a field that grows with it (field-sizing in form.css). */
function TextWidget(props: WidgetProps) {
  const { id, value, onChange, schema } = props;
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (schema.type === "integer" || schema.type === "number") {
    return (
      <input
        id={id}
        {...described(props)}
        className="figure"
        inputMode="decimal"
        value={text}
        onChange={(event) => onChange(textOrNothing(event.target.value))}
      />
    );
  }
  const isOneLine = !(schema as Record<string, unknown>)["paragraphs"];
  return (
    <textarea
      id={id}
      {...described(props)}
      rows={Math.max(1, Math.ceil(text.length / 56))}
      placeholder={exampleOf(props)}
      value={text}
      onChange={({ target }) => onChange(textOrNothing(isOneLine ? target.value.replaceAll(/\s*\n\s*/g, " ") : target.value))}
    />
  );
}

/** A text that names something else of the website: a page, a group of projects, a quote. */
function ChoiceWidget(props: WidgetProps) {
  const { id, value, onChange, schema } = props;
  const { choices, sections } = toolsOf(props);
  const choice = String((schema as Record<string, unknown>)["choice"]);
  const options =
    choice === "section"
      ? sections.map((heading) => ({ value: anchorOf(heading), label: heading }))
      : (choices[choice as keyof typeof choices] ?? []).map((name) => ({ value: name, label: name }));
  return (
    <>
      <input
        id={id}
        {...described(props)}
        list={`${id}__choices`}
        value={typeof value === "string" ? value : ""}
        onChange={(event) => onChange(textOrNothing(event.target.value))}
      />
      <datalist id={`${id}__choices`}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** A picture of the website, or a photo that is dropped here. */
function PictureWidget(props: WidgetProps) {
  const { id, value } = props;
  const path = id
    .split("_")
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const key = String(path.at(-1));
  const isKnown = typeof value === "string" && toolsOf(props).choices.picture.includes(value);
  const place = (name: string, caption: string, description: string) => {
    const { setValues, onPhoto } = toolsOf(props);
    setValues(path.slice(0, -1), {
      [key]: name,
      alt: description,
      [key === "id" ? "title" : "caption"]: caption,
    });
    onPhoto();
  };
  return (
    <div className="picture-field">
      {isKnown && <img className="thumbnail" src={`/thumbnails/${value}`} alt="" />}
      <ChoiceWidget {...props} />
      <PhotoDrop id={id} onPhoto={place} />
    </div>
  );
}

export const widgets = { text: TextWidget, choice: ChoiceWidget, picture: PictureWidget };
