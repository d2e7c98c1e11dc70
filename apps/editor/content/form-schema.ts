import { z } from "zod";
import { type ContentKind, kindOf } from "@ttpl/content/content-kinds.ts";
import type { FormSchema, ValuePath } from "../wire.ts";
import { nameOfKey } from "./in-words.ts";

interface JsonSchema {
  [key: string]: unknown;
  type?: string;
  title?: string;
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  required?: string[];
}

const kept = new Set([
  "title",
  "description",
  "examples",
  "enum",
  "choice",
  "emptyText",
  "paragraphs",
  "one",
  "preset",
  "rare",
  "fit",
  "numbered",
  "mark",
  "derived",
  "minItems",
  "type",
]);

/** The schema of all values of an object whose names are free; its form has a field for each that the file has. */
const recordOf = ({ additionalProperties }: JsonSchema) =>
  typeof additionalProperties === "object" ? additionalProperties : undefined;

/** Whether a form differs with the file's data. Entries of lists have one form for all. */
function followsData(schema: JsonSchema): boolean {
  if (recordOf(schema)) return true;
  return [...(schema.anyOf ?? []), ...Object.values(schema.properties ?? {})].some(followsData);
}

/** The forms that are the same for all data, by their keys; undefined for those that follow the data. */
const forms = new WeakMap<JsonSchema, Map<string, FormSchema> | undefined>();

/** The schema of a form, made once if it is the same for all files: each look at the list of files asks for all. */
function formOf(schema: JsonSchema, data: unknown, key: string): FormSchema {
  if (!forms.has(schema)) forms.set(schema, followsData(schema) ? undefined : new Map());
  const known = forms.get(schema);
  const form = known?.get(key) ?? simplified(schema, data, key);
  known?.set(key, form);
  return form;
}

/** The schema of a form: without checks, which the server makes, and without defaults, which a form would write. */
function simplified(schema: JsonSchema, data: unknown, key: string): FormSchema {
  const [empty, other] = schema.anyOf ?? [];
  if (empty && other) {
    const either = { ...schema, ...other, anyOf: undefined, ...(empty.const === "" && { emptyText: true }) };
    return simplified(either, data, key);
  }
  // As `preset` a default is shown, and not written.
  const base = Object.fromEntries(
    Object.entries({ ...schema, preset: schema["default"] }).filter(([name]) => kept.has(name)),
  );
  const title = schema.title ?? nameOfKey(key);
  if (schema.type === "array") {
    return { ...base, title, items: simplified({ title: `${title}, entry`, ...schema.items }, undefined, "entry") };
  }
  if (schema.type !== "object") return { ...base, title, ...(schema["format"] === "date" && { format: "date" }) };
  const value = (typeof data === "object" && data !== null ? data : {}) as Record<string, unknown>;
  const record = recordOf(schema);
  const properties = record
    ? Object.fromEntries(Object.keys(value).map((name) => [name, record]))
    : (schema.properties ?? {});
  return {
    ...base,
    title,
    required: schema.required ?? [],
    properties: Object.fromEntries(
      Object.entries(properties)
        .filter(([, inner]) => inner.const === undefined)
        .map(([name, inner]) => [name, formOf(inner, value[name], name)]),
    ),
  };
}

const jsonSchemas = new Map<ContentKind, JsonSchema>();

/** Derived once: it takes longer than everything else in a save. */
function jsonSchemaOf(kind: ContentKind): JsonSchema {
  const known = jsonSchemas.get(kind) ?? (z.toJSONSchema(kind.schema, { io: "input" }) as JsonSchema);
  jsonSchemas.set(kind, known);
  return known;
}

/** The schema of a file's form, derived from the schema of its kind. */
export function formSchema(name: string, data: unknown): FormSchema {
  const kind = kindOf(name);
  if (!kind) return {};
  const schema = jsonSchemaOf(kind);
  const template = (data as { template?: unknown } | null)?.template;
  const variant = schema.oneOf?.find(({ properties }) => properties?.["template"]?.const === template);
  return formOf(variant ?? schema, data, "settings");
}

/** The keys at a path in a form's schema, in the order in which a file has them. */
export function keysAt(schema: FormSchema | undefined, path: ValuePath): readonly string[] {
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(schema?.properties ?? {});
  return keysAt(typeof key === "number" ? schema?.items : schema?.properties?.[key], rest);
}

const kindOfValue = (value: unknown): string =>
  Array.isArray(value) ? "a list" : typeof value === "object" ? "settings" : "a text or a number";

const kindWanted = (type: string | undefined): string | undefined =>
  type === "array" ? "a list" : type === "object" ? "settings" : type === undefined ? undefined : "a text or a number";

/** Where a value is of another kind than its field, in words; undefined if all fit. Their content is not checked. */
export function misfitOf(schema: FormSchema, value: unknown, name = "The file"): string | undefined {
  const wanted = kindWanted(schema.type);
  if (value === undefined || value === null || wanted === undefined) return undefined;
  const found = kindOfValue(value);
  if (found !== wanted) return `“${name}” is ${found}, and should be ${wanted}`;
  const inside: [FormSchema | undefined, unknown, string][] = Array.isArray(value)
    ? value.map((entry, index) => [schema.items, entry, `${name}, entry ${index + 1}`])
    : typeof value === "object"
      ? Object.entries(value).map(([key, inner]) => [schema.properties?.[key], inner, nameOfKey(key)])
      : [];
  for (const [innerSchema, inner, innerName] of inside) {
    const misfit = innerSchema && misfitOf(innerSchema, inner, innerName);
    if (misfit !== undefined) return misfit;
  }
  return undefined;
}
