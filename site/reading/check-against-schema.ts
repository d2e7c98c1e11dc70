import type { z } from "zod";
import type { ContentMistake } from "./content-mistake.ts";
import type { SourceFile } from "./source-file.ts";

/** Holds a file's data against a schema. Adds what is wrong to `mistakes`, and returns undefined then. */
export function checkAgainstSchema<Schema extends z.ZodType>(
  source: SourceFile,
  schema: Schema,
  mistakes: ContentMistake[],
): z.output<Schema> | undefined {
  if (source.mistakes.length > 0) {
    mistakes.push(...source.mistakes);
    return undefined;
  }
  const result = schema.safeParse(source.data, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) mistakes.push(...mistakesOf(issue, source));
  return undefined;
}

function mistakesOf(issue: z.core.$ZodIssue, source: SourceFile): ContentMistake[] {
  const name = issue.path.length > 0 ? `"${issue.path.map(String).join(" → ")}"` : "the file";
  const at = (path: readonly PropertyKey[], problem: string, cure: string): ContentMistake => ({
    file: source.name,
    line: source.lineOf(path),
    problem,
    cure,
  });
  if (issue.code === "unrecognized_keys") {
    const cure = "Correct its spelling, or remove it. content/README.md says where the settings are described.";
    return issue.keys.map((key) => at([...issue.path, key], `"${key}" is not a known setting here`, cure));
  }
  if (issue.code === "invalid_union" && issue.discriminator) {
    const cure = `Write ${issue.discriminator}: and one of the words listed in content/README.md, for example: article`;
    return [at(issue.path, `"${issue.discriminator}" is missing, or is none that exists`, cure)];
  }
  if (issue.input === undefined) {
    const wanted = issue.code === "invalid_type" ? `a ${issue.expected === "array" ? "list" : issue.expected}` : optionsOf(issue);
    return [at(issue.path, `${name} is missing`, `Add it: ${wanted}.`)];
  }
  if (issue.code === "invalid_value") return [at(issue.path, `${name} has a value that does not exist`, `Write ${optionsOf(issue)}.`)];
  if (issue.code === "invalid_type") {
    const cure = `Write a ${issue.expected === "array" ? "list (each entry on a line with a hyphen)" : issue.expected} there${issue.expected === "string" ? "; put figures and dates into quotes" : ""}.`;
    return [at(issue.path, `${name} is of the wrong kind`, cure)];
  }
  return [at(issue.path, `${name} is not right: ${issue.message}`, "Change it accordingly.")];
}

const optionsOf = (issue: z.core.$ZodIssue): string =>
  issue.code === "invalid_value" ? `one of: ${issue.values.map(String).join(", ")}` : "a value";
