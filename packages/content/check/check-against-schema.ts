import { z } from "zod";
import { schemasIn, withMarksInForce } from "../derive/confirmable.ts";
import type { ValidationError } from "./validation-error.ts";
import type { SourceFile } from "../parse/source-file.ts";

/** Validates a file's data against a schema. If it is invalid, adds to `errors` and returns undefined. */
export function checkAgainstSchema<Schema extends z.ZodType>(
  source: SourceFile,
  schema: Schema,
  errors: ValidationError[],
): z.output<Schema> | undefined {
  if (source.errors.length > 0) {
    errors.push(...source.errors);
    return undefined;
  }
  const known = results.get(source) ?? results.set(source, new Map()).get(source);
  const result = known?.get(schema) ?? schema.safeParse(withMarksInForce(source, schema), { reportInput: true });
  known?.set(schema, result);
  if (result.success) return result.data as z.output<Schema>;
  for (const issue of result.error.issues) errors.push(...errorsOf(issue, source, schema));
  return undefined;
}

/** By file and schema. An unchanged file is the same object when the content is read again. */
const results = new WeakMap<SourceFile, Map<z.ZodType, z.ZodSafeParseResult<unknown>>>();

/** The settings at a path, with their schemas. */
function settingsAt(schema: z.core.$ZodType, [key, ...path]: readonly PropertyKey[]): [string, z.core.$ZodType][] {
  return schemasIn(schema).flatMap((one) => {
    if (one instanceof z.ZodArray) return settingsAt(one.element, path);
    const entries: [string, z.core.$ZodType][] = one instanceof z.ZodObject ? Object.entries(one.shape) : [];
    return key === undefined
      ? entries
      : entries.filter(([name]) => name === key).flatMap(([, child]) => settingsAt(child, path));
  });
}

/** The setting to which the editor gives this title, such as `title` for the caption of a picture. */
const titled = (schema: z.ZodType, path: readonly PropertyKey[], title: string): string | undefined =>
  settingsAt(schema, path).find(
    ([, setting]) => z.globalRegistry.get(setting)?.title?.toLowerCase() === title.toLowerCase(),
  )?.[0];

function errorsOf(issue: z.core.$ZodIssue, source: SourceFile, schema: z.ZodType): ValidationError[] {
  const name = issue.path.length > 0 ? `"${issue.path.map(String).join(" → ")}"` : "the file";
  const at = (path: readonly PropertyKey[], problem: string, fix: string): ValidationError => ({
    file: source.name,
    line: source.lineOf(path),
    problem,
    fix,
    path,
  });
  if (issue.code === "unrecognized_keys") {
    const usual = "Correct its spelling, or remove it. Other files of the same kind show which settings there are.";
    return issue.keys.map((key) => {
      const meant = titled(schema, issue.path, key);
      const fix = meant === undefined ? usual : `Write "${meant}", which is the ${key} here.`;
      return at([...issue.path, key], `"${key}" is not a known setting here`, fix);
    });
  }
  if (issue.code === "invalid_union" && "options" in issue) {
    const fix = `Write ${issue.discriminator}: followed by one of: ${issue.options?.map(String).join(", ")}.`;
    return [at(issue.path, `"${issue.discriminator}" is missing or unknown`, fix)];
  }
  const wanted = wantedBy(issue);
  if (issue.input === undefined) return [at(issue.path, `${name} is missing`, `Add it: ${wanted}.`)];
  if (issue.code === "invalid_value") return [at(issue.path, `${name} has an unknown value`, `Write ${wanted}.`)];
  if (issue.code === "invalid_type") return [at(issue.path, `${name} is of the wrong kind`, `Write ${wanted}.`)];
  return [at(issue.path, `${name} is not right: ${limitOf(issue) ?? issue.message}`, "Change it accordingly.")];
}

/** A limit of a schema that has no message of its own, in words: Zod's speak of arrays. */
function limitOf(issue: z.core.$ZodIssue): string | undefined {
  if (!/^Too (?:small|big)/.test(issue.message)) return undefined;
  const counted: Readonly<Record<string, string>> = { array: " in the list", string: " characters" };
  if (issue.code === "too_small") return `must be at least ${issue.minimum}${counted[issue.origin] ?? ""}`;
  if (issue.code === "too_big") return `must be at most ${issue.maximum}${counted[issue.origin] ?? ""}`;
  return undefined;
}

/** The types of values, in words for people who edit content. */
const kinds: Readonly<Record<string, string>> = {
  string: "a text (in quotes if it is a number or a date)",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list, with each entry on its own line after a hyphen",
  object: "settings, each on its own line as name: value",
  record: "settings, each on its own line as name: value",
};

function wantedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_value") return `one of: ${issue.values.map(String).join(", ")}`;
  return issue.code === "invalid_type" ? (kinds[issue.expected] ?? issue.expected) : "a value";
}
