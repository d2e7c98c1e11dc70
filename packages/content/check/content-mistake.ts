/** One mistake in a content file. `line` counts from 1; `cure` tells the editor how to fix it. */
export interface ContentMistake {
  file: string;
  line: number;
  problem: string;
  cure: string;
  /** Keys and list positions of the value in the file's YAML, if the check knows them. */
  path?: readonly PropertyKey[];
}

/** Thrown when the content is invalid. Its message lists the mistakes, for the person who edits the content. */
export class ContentError extends Error {
  readonly mistakes: readonly ContentMistake[];

  constructor(mistakes: readonly ContentMistake[]) {
    const lines = mistakes.map(({ file, line, problem, cure }) => `  ${file}:${line}  ${problem}\n      ${cure}`);
    super(
      `The content has ${mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`}:\n${lines.join("\n")}`,
    );
    this.name = "ContentError";
    this.mistakes = mistakes;
    // A stack trace would not help the editor, who only needs the places in the content.
    this.stack = `${this.name}: ${this.message}`;
  }
}
