import { pointIndex } from "@ttpl/plant/points.ts";
import { pens } from "./pens.ts";

/** Seconds that are kept: four hours. */
const size = 14_400;

/** The values of the pens by second, as far as the viewer got them: a second without a value is a gap. */
export class History {
  private readonly places = pens.map(({ tag }) => pointIndex(tag));
  private readonly values = pens.map(() => new Float32Array(size).fill(NaN));
  private first = Infinity;
  last = 0;

  keep(time: number, values: ArrayLike<number>): void {
    // What was here four hours ago must not show in a gap.
    for (let gap = Math.max(this.last + 1, time - size); gap < time && this.last > 0; gap++)
      for (const kept of this.values) kept[gap % size] = NaN;
    for (const [pen, kept] of this.values.entries()) kept[time % size] = values[this.places[pen] ?? -1] ?? NaN;
    this.first = Math.min(this.first, time);
    this.last = Math.max(this.last, time);
  }

  /** NaN where there is none. */
  at(pen: number, time: number): number {
    const known = time >= Math.max(this.first, this.last - size + 1) && time <= this.last;
    return known ? (this.values[pen]?.[time % size] ?? NaN) : NaN;
  }
}
