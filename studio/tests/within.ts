import { expect } from "vitest";

/** Expects a value from a lowest to a highest one. */
export const within = (value: number, low: number, high: number, name?: string): void => {
  expect(value, name).toBeGreaterThanOrEqual(low);
  expect(value, name).toBeLessThanOrEqual(high);
};
