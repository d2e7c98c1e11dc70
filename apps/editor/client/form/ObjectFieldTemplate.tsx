import type { ObjectFieldTemplateProps } from "@rjsf/utils";
import { useState } from "react";
import { Fold } from "../Fold.tsx";
import type { FormTools } from "./form-tools.ts";

interface Rarity {
  readonly rare?: boolean;
}

/** Several settings that belong together. Those that are not used are folded. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, title, description, formData, schema, required, registry } = props;
  const properties = props.properties.filter(({ hidden }) => !hidden);
  const { $id: id, path } = fieldPathId;
  const isRare = (name: string) => (schema.properties?.[name] as Rarity | undefined)?.rare === true;
  // As it was when the form was opened: what is filled in stays where it is.
  const [unused] = useState(() => (path.length === 0 ? unusedGroups(schema, formData) : []));
  const part = (rare: boolean) =>
    properties.filter(({ name }) => isRare(name) === rare && !unused.includes(name)).map(({ content }) => content);
  const addable = properties.filter(({ name }) => unused.includes(name));
  const fields = (
    <>
      {part(false)}
      {properties.some(({ name }) => isRare(name)) && (
        <Fold className="group rare" open={false} summary="Seldom changed">
          {part(true)}
        </Fold>
      )}
      {addable.length > 0 && (
        <Fold
          className="group rare"
          open={false}
          summary={
            <>
              Not filled in <small>{namesOf(addable, schema)}</small>
            </>
          }
        >
          {addable.map(({ content }) => content)}
        </Fold>
      )}
    </>
  );
  // An entry of a list has its name from the list.
  if (path.length === 0 || typeof path.at(-1) === "number") return <div id={id}>{fields}</div>;
  const used = formData !== undefined && Object.keys(formData as object).length > 0;
  const leaveOut = () =>
    (registry.formContext as FormTools).setValues(path.slice(0, -1), { [String(path.at(-1))]: undefined });
  return (
    <Fold
      className="group"
      id={id}
      open={path.length === 1 && used && !isLarge(schema)}
      summary={
        <>
          {title} {!used && <small>not filled in</small>}
        </>
      }
    >
      {description && <p className="hint">{description}</p>}
      {fields}
      {used && !required && (
        <button type="button" className="add" onClick={leaveOut}>
          Leave this out
        </button>
      )}
    </Fold>
  );
}

/** Optional groups and lists that a file has not. */
const unusedGroups = (
  { properties = {}, required = [] }: ObjectFieldTemplateProps["schema"],
  data: unknown,
): readonly string[] =>
  Object.entries(properties).flatMap(([name, inner]) => {
    const isGroup = typeof inner === "object" && (inner.type === "object" || inner.type === "array");
    const isUsed = (data as Record<string, unknown> | undefined)?.[name] !== undefined;
    return isGroup && !isUsed && !required.includes(name) && (inner as Rarity).rare !== true ? [name] : [];
  });

const namesOf = (
  groups: readonly { readonly name: string }[],
  { properties }: ObjectFieldTemplateProps["schema"],
): string =>
  groups.map(({ name }) => (properties?.[name] as { readonly title?: string } | undefined)?.title ?? name).join(", ");

/** Whether a group would fill the screen. */
const isLarge = ({ properties }: ObjectFieldTemplateProps["schema"]): boolean =>
  Object.keys(properties ?? {}).length > 6;
