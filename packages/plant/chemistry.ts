/** Dissociation of carbonic acid and of water at 25 °C, mol/L. */
const [first, second, water] = [10 ** -6.35, 10 ** -10.33, 1e-14];
/** Carbonate that the liquor takes up from the air and the water, mol/L. */
const carbonate = 0.01;
const ln10 = Math.LN10;

/**
 * pH of liquor by its charge balance, solved by bisection to 1e-6.
 * @param excess sodium less chloride, mol/L; negative in acid liquor
 */
export function phOf(excess: number): number {
  let [low, high] = [0, 14];
  for (let i = 0; i < 24; i++) {
    const middle = (low + high) / 2;
    if (charge(excess, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Charge of all ions in liquor of this pH, mol/L: zero at its true pH. */
export function charge(excess: number, ph: number): number {
  const hydrogen = Math.exp(-ph * ln10);
  const anions =
    (carbonate * (first * hydrogen + 2 * first * second)) / (hydrogen * (hydrogen + first) + first * second);
  return excess + hydrogen - water / hydrogen - anions;
}
