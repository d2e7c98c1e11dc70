/** What is wrong in one place of a content file. `line` counts from 1; `fix` says what to do, for who edits the file. */
export interface ValidationError {
  file: string;
  line: number;
  problem: string;
  fix: string;
  /** Keys and list positions of the value in the file's YAML, if the check knows them. */
  path?: readonly PropertyKey[];
}

/** Thrown when the content is invalid. Its message lists the errors, for the person who edits the content. */
export class ContentError extends Error {
  readonly errors: readonly ValidationError[];

  constructor(errors: readonly ValidationError[]) {
    const lines = errors.map(({ file, line, problem, fix }) => `  ${file}:${line}  ${problem}\n      ${fix}`);
    super(`The content has ${errors.length === 1 ? "an error" : `${errors.length} errors`}:\n${lines.join("\n")}`);
    this.name = "ContentError";
    this.errors = errors;
    // A stack trace would not help the editor, who only needs the places in the content.
    this.stack = `${this.name}: ${this.message}`;
  }
}
