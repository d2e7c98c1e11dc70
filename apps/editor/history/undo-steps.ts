import type { UndoStep } from "../wire.ts";

/** A file's text before and after a step. */
export interface FileTexts {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

interface Step extends Omit<UndoStep, "name" | "others"> {
  readonly files: readonly [FileTexts, ...FileTexts[]];
}

const most = 200;

/** The saves of this editor since it was started, the latest first. */
export class UndoSteps {
  #steps: Step[] = [];
  #next = 1;

  add(step: Omit<Step, "id" | "at">): void {
    this.#steps = [{ ...step, id: this.#next++, at: Date.now() }, ...this.#steps].slice(0, most);
  }

  get(id: number): Step | undefined {
    return this.#steps.find((step) => step.id === id);
  }

  remove(id: number): void {
    this.#steps = this.#steps.filter((step) => step.id !== id);
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
