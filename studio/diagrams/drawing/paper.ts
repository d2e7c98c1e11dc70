/** Size of every drawing, in units that are CSS pixels at full size. At half of it, 18 units are 9 px: the least that is read. */
export const width = 1600;
export const height = 1000;

/** A picture of a service or of the timeline, shown 330 to 420 px wide: few and large elements, no text below 22 units. */
export const small = { width: 960, height: 600 } as const;
