import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps, FieldTemplateProps } from "@rjsf/utils";
import { nameOfEntry } from "../../content/in-words.ts";
import type { FormSchema } from "../../wire.ts";
import { addAndOpen } from "../entry-focus.ts";
import { Fold } from "../Fold.tsx";
import { MoveButtons } from "../MoveButtons.tsx";
import type { FormTools } from "./form-tools.ts";
import { FitLine } from "./FitLine.tsx";
import { FormattingLine } from "./FormattingLine.tsx";
import { ObjectFieldTemplate } from "./ObjectFieldTemplate.tsx";

/** Whether visitors read what is typed. */
const isText = (schema: FieldTemplateProps["schema"]): boolean =>
  schema.type === "string" && !schema.enum && !schema.format && !("choice" in schema);

/** One value with its name, its hint and its errors. */
function FieldTemplate(props: FieldTemplateProps) {
  const { id, fieldPathId, label, children, rawErrors, required, schema, hidden, formData } = props;
  const isEntry = typeof fieldPathId.path.at(-1) === "number";
  if (hidden) return <div hidden>{children}</div>;
  const isGroup = schema.type === "object" || schema.type === "array";
  const isCheckbox = schema.type === "boolean";
  const hint = !isGroup && schema.description && (
    <p className="hint" id={`${id}__description`}>
      {schema.description}
    </p>
  );
  return (
    <div className={isGroup ? "group-field" : isCheckbox ? "field checkbox-field" : "field"}>
      {!isGroup && !isCheckbox && (
        <label htmlFor={id}>
          <span>{label}</span> {!required && !isEntry && <small>optional</small>}
        </label>
      )}
      {!isCheckbox && hint}
      {children}
      {isCheckbox && hint}
      {isText(schema) && <FormattingLine id={`${id}__formatting`} text={formData} />}
      <FitLine id={`${id}__fit`} text={formData} fit={(schema as Record<string, unknown>)["fit"]} />
      {rawErrors && rawErrors.length > 0 && (
        <p className="error" id={`${id}__error`}>
          {[...new Set(rawErrors)].join(" ")}
        </p>
      )}
    </div>
  );
}

/** Whether what is at a path has no other setting than one: to unfold that too would be a press for nothing. */
function isAllOf(schema: unknown, path: readonly (string | number)[]): boolean {
  let place = schema as FormSchema | undefined;
  for (const key of path) place = typeof key === "number" ? place?.items : place?.properties?.[key];
  return Object.keys(place?.properties ?? {}).length === 1;
}

/** A list, whose entries can be added, copied, moved and removed. */
function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, title, items, onAddClick, schema, rawErrors, registry } = props;
  const { path } = fieldPathId;
  const description = schema.description;
  const one = String((schema as Record<string, unknown>)["one"] ?? "an entry");
  return (
    <Fold
      className="group"
      id={fieldPathId.$id}
      open={path.length === 1 || isAllOf(registry.rootSchema, path.slice(0, -1))}
      summary={
        <>
          {title} <small>{items.length}</small>
        </>
      }
    >
      {description && <p className="hint">{description}</p>}
      {items.length === 0 && <p className="hint">There is no entry.</p>}
      <ol className="entries">{items}</ol>
      {rawErrors && rawErrors.length > 0 && <p className="error">{rawErrors.join(" ")}</p>}
      <button
        type="button"
        className="add"
        aria-label={`Add ${one}: ${title}`}
        onClick={(event) => addAndOpen(event.currentTarget, () => onAddClick(event))}
      >
        Add {one}
      </button>
    </Fold>
  );
}

const isNarrow = (schema: ArrayFieldItemTemplateProps["schema"]) => schema.type !== "object" && schema.type !== "array";

function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  index,
  totalItems,
  schema,
  registry,
}: ArrayFieldItemTemplateProps) {
  const { path } = buttonsProps.fieldPathId;
  const list = path
    .slice(0, -1)
    .reduce<unknown>(
      (value, key) => (value as Record<string | number, unknown> | undefined)?.[key],
      (registry.formContext as FormTools).data,
    );
  const value = Array.isArray(list) ? (list as unknown[])[index] : undefined;
  const name = nameOfEntry(value, index);
  const buttons = (
    <MoveButtons
      name={name}
      onUp={index > 0 ? () => buttonsProps.onMoveUpItem() : undefined}
      onDown={index < totalItems - 1 ? () => buttonsProps.onMoveDownItem() : undefined}
      onCopy={() => buttonsProps.onCopyItem()}
      onRemove={() => buttonsProps.onRemoveItem()}
    />
  );
  if (isNarrow(schema)) {
    return (
      <li className="entry narrow">
        <div>{children}</div>
        {buttons}
      </li>
    );
  }
  return (
    <li className="entry">
      <Fold open={totalItems < 4} summary={name}>
        {children}
      </Fold>
      {buttons}
    </li>
  );
}

export const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
};
