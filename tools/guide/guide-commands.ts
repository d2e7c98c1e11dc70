import { readFileSync } from "node:fs";

/** Lines of commands that stand together in the guide. */
export interface CommandBlock {
  /** The heading above them. */
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Settings for a file and not commands: sections of units, YAML, addresses, headers. */
const isSettings = ([first = ""]: readonly string[]): boolean =>
  /^\s*(?:\[\w+\]$|[\w-]+:(?:\s|$)|[A-Z_]+=)/.test(first) || /^[A-Z][\w-]+: /.test(first);

/** Reads the commands of docs/deployment.md: what is indented by four spaces or more. */
export function commandsOfGuide(text = readFileSync("docs/deployment.md", "utf8")): CommandBlock[] {
  const blocks: { heading: string; lines: string[] }[] = [];
  let [heading, isOpen] = ["", false];
  for (const line of text.split("\n")) {
    const title = /^#+ (.+)$/.exec(line)?.[1];
    if (title !== undefined) heading = title;
    const command = /^ {4}(.*)$/.exec(line)?.[1];
    if (command === undefined) isOpen = false;
    else if (isOpen) blocks.at(-1)?.lines.push(command);
    else {
      blocks.push({ heading, lines: [command] });
      isOpen = true;
    }
  }
  return blocks.filter(({ lines }) => !isSettings(lines));
}

/** The functions of the shell that the guide defines and uses further down, too. */
export const functionsOfGuide = (blocks: readonly CommandBlock[]): string[] => [
  ...new Set(blocks.flatMap(({ lines }) => lines.filter((line) => /^\w+\(\) \{/.test(line)))),
];
