/**
 * Noise between -0.5 and 0.5, from the second of the clock and the instrument: everybody who looks at the same second sees
 * the same noise (Mulberry32).
 */
export function noise(time: number, instrument: number): number {
  const seed = (Math.imul(time | 0, 0x9e3779b1) + Math.imul(instrument, 0x85ebca6b)) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296 - 0.5;
}
