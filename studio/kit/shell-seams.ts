/** Where the courses of a vessel's shell meet. */

/** A stretch of a shell from and to distances from its lower (left) tangent line, mm. */
export type Stretch = readonly [from: number, to: number];

/** Length of a course, the least length of one, and the step at which places for a seam are tried, mm. */
const [course, least, step] = [2000, 300, 50] as const;
/** Half the width of a seam, mm. */
const half = 4;

/** Least wall of plate, and how far welds keep from each other on sheet, on plate, and by the wall, mm. */
const [plate, onSheet, onPlate] = [6, 50, 100] as const;
export const weldsApart = (wall: number): number => Math.max(wall < plate ? onSheet : onPlate, 4 * wall);

/**
 * Circumferential seams of a shell of `length`, each as near as possible to where courses of full length would meet, and clear
 * of what is `welded` on. Throws if there is no place for one, or if something is welded too near to a head's seam.
 */
export const clearSeams = (name: string, length: number, wall: number, welded: readonly Stretch[]): number[] => {
  const apart = weldsApart(wall);
  for (const [from, to] of welded)
    if (Math.min(from, length - to) < apart)
      throw new Error(
        `${name} has a weld from ${Math.round(from)} to ${Math.round(to)} less than ${apart} mm from a head`,
      );
  const isClear = (seam: number) =>
    welded.every(([from, to]) => Math.max(from - seam, seam - to) - half >= apart) &&
    Math.min(seam, length - seam) >= least;
  const count = Array.from({ length: Math.floor(length / course) }, (_, index) => course * (index + 1));
  return count
    .filter((usual) => usual < length - least)
    .map((usual) => {
      const places = Array.from({ length: course / 2 / step }, (_, index) => index * step);
      const found = places.flatMap((aside) => [usual - aside, usual + aside]).find(isClear);
      if (found === undefined) throw new Error(`${name} has no clear place for a seam near ${usual}`);
      return found;
    });
};
