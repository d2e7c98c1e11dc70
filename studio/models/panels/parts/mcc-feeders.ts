/** Designation of the motor control center. */
export const designation = "MCC-01";

/**
 * Heights of a section's drawers from the bottom, mm, and the tags of their consumers from the top; a spare one has the power
 * of its motor, kW.
 */
export interface FeederSection {
  heights: readonly number[];
  feeders: readonly (string | number)[];
}

/** From this power on, kW, a feeder's drawer is 300 mm high and has a meter; the others are 200 mm high. */
export const meteredFrom = 22;

/** Consumer of a drawer, by its index from the bottom. */
export const consumerOf = ({ heights, feeders }: FeederSection, drawer: number): string => {
  const consumer = feeders[heights.length - 1 - drawer];
  return typeof consumer === "string" ? consumer : "Spare";
};

/** The sections of the motor control center beside its incomer, from the left. */
export const sections: readonly [FeederSection, FeederSection, FeederSection] = [
  {
    heights: [300, 300, 300, 300, 300, 300],
    feeders: ["P-101A", "P-101B", "P-101C", "P-120A", "P-120B", "P-171A"],
  },
  {
    heights: [300, 300, 300, 300, 200, 200, 200],
    feeders: ["K-203", "P-124A", "P-124B", "P-141A", "P-141B", "P-161A", "P-161B"],
  },
  {
    heights: [200, 200, 200, 200, 200, 200, 200, 200, 200],
    feeders: ["P-181A", "P-104", "P-117", "P-119", "P-205A", "M-301", "P-302", 2.2, 0.37],
  },
];

/** Rated current of the busbars and of the incomer's circuit breaker, A. */
export const bars = 800;
