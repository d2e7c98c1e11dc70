import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { UndoStep } from "../wire.ts";

/** A file's text before and after a step; undefined if the file was not there. */
export interface FileTexts {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

interface Step extends Omit<UndoStep, "name" | "others"> {
  readonly files: readonly [FileTexts, ...FileTexts[]];
}

/** Beside the content, outside of its history: what is taken back there is nobody's version. */
const folderOf = (root: string): string => join(root, "data/editor/undo");

/** How many steps are kept, and how much they may be in all, in characters of text. */
const most = { steps: 200, size: 50_000_000 } as const;

const sizeOf = ({ files }: Step): number =>
  files.reduce((sum, { before, after }) => sum + (before?.length ?? 0) + (after?.length ?? 0), 0);

const isText = (value: unknown): value is string => typeof value === "string";
/** JSON has no undefined: a file that was not there has no text in the step. */
const isTextOrNone = (value: unknown): boolean => value === undefined || isText(value);

/** A step that has been written; undefined if it is not whole, as after a power cut. */
function stepIn(file: string): Step | undefined {
  try {
    const step = JSON.parse(readFileSync(file, "utf8")) as Step;
    const { id, at, title, changes, files } = step;
    const isWhole =
      Number.isInteger(id) &&
      Number.isFinite(at) &&
      isText(title) &&
      changes.every(isText) &&
      files.length > 0 &&
      files.every(({ name, before, after }) => isText(name) && isTextOrNone(before) && isTextOrNone(after));
    return isWhole ? step : undefined;
  } catch {
    return undefined;
  }
}

/** The saves in a checkout, the latest first. They outlive the editor's process, each in a file of its own. */
export class UndoSteps {
  readonly #folder: string;
  #steps: Step[];

  /** @param root the folder with content/ */
  constructor(root: string) {
    this.#folder = folderOf(root);
    this.#steps = this.#names()
      .flatMap((name) => stepIn(join(this.#folder, name)) ?? [])
      .toSorted((a, b) => b.id - a.id);
  }

  #names(): string[] {
    try {
      return readdirSync(this.#folder).filter((name) => /^\d+\.json$/.test(name));
    } catch {
      return [];
    }
  }

  #fileOf({ id }: Pick<Step, "id">): string {
    return join(this.#folder, `${id}.json`);
  }

  add(step: Omit<Step, "id" | "at">): void {
    const at = Date.now();
    // No step gets the number of one that was taken back: a page that is still open would mean that one.
    const added: Step = { ...step, id: Math.max(at, (this.#steps[0]?.id ?? 0) + 1), at };
    let size = 0;
    const kept = [added, ...this.#steps].filter((each, index) => {
      size += sizeOf(each);
      return index === 0 || (index < most.steps && size <= most.size);
    });
    const dropped = this.#steps.filter((each) => !kept.includes(each));
    this.#steps = kept;
    try {
      mkdirSync(this.#folder, { recursive: true });
      const file = this.#fileOf(added);
      writeFileSync(`${file}.new`, JSON.stringify(added), { flush: true });
      renameSync(`${file}.new`, file);
    } catch (error) {
      // What was saved is saved; it can be undone until the editor ends.
      console.error("A step that can be undone was not written:", error);
    }
    for (const each of dropped) this.#forget(each);
  }

  get(id: number): Step | undefined {
    return this.#steps.find((step) => step.id === id);
  }

  remove(id: number): void {
    this.#steps = this.#steps.filter((step) => step.id !== id);
    this.#forget({ id });
  }

  #forget(step: Pick<Step, "id">): void {
    try {
      rmSync(this.#fileOf(step), { force: true });
    } catch (error) {
      // Its file will be found to have changed since.
      console.error("A step that can no longer be undone was not removed:", error);
    }
  }

  /** For each file only the latest save can be undone: an earlier one would take the later ones back too. */
  list(): UndoStep[] {
    const latest = this.#steps.filter(({ files }, index) =>
      files.every(
        ({ name }) => !this.#steps.slice(0, index).some((later) => later.files.some((file) => file.name === name)),
      ),
    );
    return latest.map(({ id, files: [{ name }, ...rest], title, changes, at }) => {
      const others = rest.map((file) => file.name);
      return { id, name, ...(others.length > 0 && { others }), title, changes, at };
    });
  }
}
