/** Pseudo-random noise between −1 and 1. A fixed seed gives the same picture every time. */
export function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return (state / 2 ** 32) * 2 - 1;
  };
}

/** A measured history that ends exactly at the current value: a profile over 0…1 with smoothed noise added. */
export function history(
  seed: number,
  now: number,
  roughness: number,
  course: (time: number) => number,
  count = 120,
): number[] {
  const next = noise(seed);
  let drift = 0;
  const raw = Array.from({ length: count }, (_, index) => {
    drift = 0.8 * drift + next() * roughness;
    return course(index / (count - 1)) + drift;
  });
  const miss = now - (raw.at(-1) ?? now);
  return raw.map((value, index) => value + miss * (index / (count - 1)) ** 8);
}
