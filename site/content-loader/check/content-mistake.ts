/** One mistake in a content file. `line` counts from 1; `cure` tells the editor what to do about it. */
export interface ContentMistake {
  file: string;
  line: number;
  problem: string;
  cure: string;
}

/** Thrown when content cannot be used. Its message is one line a mistake, meant for the person who edits the words. */
export class ContentError extends Error {
  readonly mistakes: readonly ContentMistake[];

  constructor(mistakes: readonly ContentMistake[]) {
    const lines = mistakes.map(({ file, line, problem, cure }) => `  ${file}:${line}  ${problem}\n      ${cure}`);
    super(
      `The content has ${mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`}:\n${lines.join("\n")}`,
    );
    this.name = "ContentError";
    this.mistakes = mistakes;
    // Where the code noticed it helps nobody: the editor needs the places in the content alone.
    this.stack = `${this.name}: ${this.message}`;
  }
}
