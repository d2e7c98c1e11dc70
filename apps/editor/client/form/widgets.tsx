import type { WidgetProps } from "@rjsf/utils";
import { nameOfKey } from "../../content/in-words.ts";
import type { ChoiceName } from "../../wire.ts";
import { PhotoDrop } from "../photos/PhotoDrop.tsx";
import { ChoiceInput } from "./ChoiceInput.tsx";
import { DocumentWidget } from "./DocumentWidget.tsx";
import { formattingIn } from "./formatting.ts";
import { anchorOf, type FormTools } from "./form-tools.ts";

const toolsOf = ({ registry }: WidgetProps): FormTools => registry.formContext as FormTools;

type Keyed = Readonly<Record<string | number, unknown>>;

/** An emptied text removes its setting; the check says so if the setting is required. */
const textOrNothing = (text: string): string | undefined => (text === "" ? undefined : text);

const hasFit = (schema: object): boolean => "fit" in schema;

const described = ({ id, rawErrors, schema, value }: WidgetProps) => ({
  "aria-describedby":
    [
      schema.description && `${id}__description`,
      typeof value === "string" && formattingIn(value) !== undefined && `${id}__formatting`,
      hasFit(schema) && value && `${id}__fit`,
      rawErrors?.length && `${id}__error`,
    ]
      .filter(Boolean)
      .join(" ") || undefined,
  "aria-invalid": rawErrors && rawErrors.length > 0 ? true : undefined,
});

const presetOf = ({ schema }: WidgetProps): unknown => (schema as Record<string, unknown>)["preset"];

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
  const { paragraphs, emptyText } = schema as Record<string, unknown>;
  const typed = (typed: string) => (paragraphs === true ? typed : typed.replaceAll(/\s*\n\s*/g, " "));
  return (
    <textarea
      id={id}
      {...described(props)}
      rows={Math.max(1, Math.ceil(text.length / 56))}
      placeholder={exampleOf(props)}
      value={text}
      onChange={({ target }) => onChange(emptyText === true ? typed(target.value) : textOrNothing(typed(target.value)))}
    />
  );
}

/** A text that names something else of the website: a page, a group of projects, a quote. */
function ChoiceWidget(props: WidgetProps) {
  const { id, value, onChange, schema } = props;
  const { choices, sections } = toolsOf(props);
  const choice = String((schema as Record<string, unknown>)["choice"]) as ChoiceName | "section";
  return (
    <ChoiceInput
      field={{ id, ...described(props) }}
      value={typeof value === "string" ? value : ""}
      choices={
        choice === "section"
          ? sections.map((heading) => ({ value: anchorOf(heading), title: heading }))
          : choices[choice]
      }
      onChange={(text) => onChange(textOrNothing(text))}
    />
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
  const isKnown =
    typeof value === "string" && toolsOf(props).choices.picture.some((picture) => picture.value === value);
  const place = (name: string, caption: string, description: string) => {
    const { setValues, onPhoto } = toolsOf(props);
    setValues(path.slice(0, -1), {
      [key]: name,
      alt: description,
      [key === "id" ? "title" : "caption"]: caption,
    });
    onPhoto();
  };
  /** What stands in the form beside a picture that is not chosen yet. */
  const typedTexts = () => {
    const settings = path
      .slice(0, -1)
      .reduce<unknown>((inner, part) => (inner as Keyed | undefined)?.[part], toolsOf(props).data) as Keyed | undefined;
    const textOf = (name: string) => (typeof settings?.[name] === "string" ? settings[name] : "");
    return { caption: textOf(key === "id" ? "title" : "caption"), description: textOf("alt") };
  };
  return (
    <div className="picture-field">
      {isKnown && <img className="thumbnail" src={`/thumbnails/${value}`} alt="" />}
      <ChoiceWidget {...props} />
      <PhotoDrop id={id} {...(!isKnown && typedTexts())} onPhoto={place} />
    </div>
  );
}

/** A choice of few values. A setting without a value shows the website's default. */
function SelectWidget(props: WidgetProps) {
  const { id, value, onChange, schema } = props;
  const preset = presetOf(props);
  const options = (schema.enum ?? []).map(String);
  return (
    <select
      id={id}
      {...described(props)}
      value={String(value ?? preset ?? "")}
      onChange={({ target }) => onChange(textOrNothing(target.value))}
    >
      {preset === undefined && <option value="">Please choose</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOfKey(option.toLowerCase().replaceAll("_", " "))}
        </option>
      ))}
    </select>
  );
}

/** Yes or no. */
function CheckboxWidget(props: WidgetProps) {
  const { id, value, label, onChange } = props;
  return (
    <label htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        {...described(props)}
        checked={(value ?? presetOf(props) ?? false) === true}
        onChange={({ target }) => onChange(target.checked)}
      />{" "}
      {label}
    </label>
  );
}

export const widgets = {
  text: TextWidget,
  choice: ChoiceWidget,
  picture: PictureWidget,
  document: (props: WidgetProps) => <DocumentWidget {...props} described={described(props)} />,
  SelectWidget,
  CheckboxWidget,
};
