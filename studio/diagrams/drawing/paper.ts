/** Size of every drawing, in units that are CSS pixels at full size. At half of it, 18 units are 9 px: the least that is read. */
export const width = 1600;
export const height = 1000;
