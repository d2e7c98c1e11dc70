import type { UndoStep } from "../wire.ts";

interface Step extends UndoStep {
  readonly before: string;
  readonly after: string;
}

const most = 200;

/** The saves of this editor since it was started, the latest first, each with the file's text before and after. */
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
    const latest = this.#steps.filter(
      ({ name }, index) => this.#steps.findIndex((step) => step.name === name) === index,
    );
    return latest.map(({ id, name, title, changes, at }) => ({ id, name, title, changes, at }));
  }
}
