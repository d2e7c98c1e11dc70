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
  const at = (path: readonly PropertyKey[], problem: string, cure: string): ContentMistake => ({
    file: source.name,
    line: source.lineOf(path),
    problem,
    cure,
  });
  const where = issue.path.length > 0 ? issue.path.map(String).join(" → ") : "the file";

  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) =>
      at([...issue.path, key], `"${key}" is not a known setting here`, "Correct its spelling, or remove the line. content/README.md says where the settings are described."),
    );
  }
  if (issue.code === "invalid_union" && issue.discriminator) {
    return [at(issue.path, `"${issue.discriminator}" is missing or is not one that exists`, "Write one of the templates listed in site/reading/schemas/page.ts, for example: template: article")];
  }
  if (issue.code === "invalid_type" && issue.input === undefined) {
    return [at(issue.path, `"${where}" is missing`, `Add it. It must be a ${issue.expected === "array" ? "list" : issue.expected}.`)];
  }
  return [at(issue.path, `"${where}" is not right: ${issue.message}`, "Change the value so that this no longer holds.")];
}
