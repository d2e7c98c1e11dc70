import { spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { PublishError } from "./publish-error.ts";

export interface ProgramRun {
  /** What it does, for the message if it fails, such as "Building the site". */
  readonly does: string;
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Gets all that it prints, as it comes. */
  readonly log?: (text: string) => void;
}

const most = 8;

/** The end of what a program has printed: without colors, and without the places in its text where it failed. */
function lastWords(printed: string): string {
  const lines = stripVTControlCharacters(printed)
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "" && !/^\s+at |^\s*[{}\]]|^Node\.js v/.test(line));
  return lines.slice(-most).join("\n");
}

/**
 * Runs a program to its end.
 * @returns what it printed, without white space around it
 * @throws PublishError with the end of what it printed, if it fails
 */
export async function runProgram([program = "", ...args]: readonly string[], run: ProgramRun): Promise<string> {
  const { does, folder, environment = {}, log } = run;
  const child = spawn(program, args, {
    ...(folder !== undefined && { cwd: folder }),
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, all] = ["", ""];
  const take = (text: string) => {
    all += text;
    log?.(text);
  };
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
    take(text);
  });
  child.stderr.setEncoding("utf8").on("data", take);
  const [code] = (await once(child, "close")) as [number | null];
  if (code === 0) return out.trim();
  throw new PublishError(`${does} failed:\n${lastWords(all)}`);
}
