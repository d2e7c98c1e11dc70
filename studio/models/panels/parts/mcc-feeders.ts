/** Designation of the motor control center. */
export const designation = "MCC-01";

/**
 * Heights of a section's drawers from the bottom, mm, and their consumers from the top with power in kW, or "listed" if
 * the tag list has it.
 */
export interface FeederSection {
  heights: readonly number[];
  feeders: readonly (readonly [tag: string, kilowatts: number | "listed"])[];
}

/** Consumer of a drawer, by its index from the bottom. */
export const consumerOf = ({ heights, feeders }: FeederSection, drawer: number): string =>
  feeders[heights.length - 1 - drawer]?.[0] ?? "Spare";

/** The sections of the motor control center beside its incomer, from the left. */
export const sections: readonly [FeederSection, FeederSection, FeederSection] = [
  {
    heights: [300, 300, 300, 300, 300, 300],
    feeders: [
      ["P-101A", 45],
      ["P-101B", 45],
      ["P-101C", 45],
      ["P-120A", 37],
      ["P-120B", 37],
      ["P-171A", 37],
    ],
  },
  {
    heights: [300, 300, 300, 300, 200, 200, 200],
    feeders: [
      ["P-181A", 7.5],
      ["P-104", 0.37],
      ["P-117", 0.37],
      ["P-141A", "listed"],
      ["P-141B", "listed"],
      ["P-161A", 30],
      ["P-124A", 18.5],
    ],
  },
  {
    heights: [200, 200, 200, 200, 200, 200, 200, 200, 200],
    feeders: [
      ["P-119", 0.37],
      ["K-203", 15],
      ["P-205A", 7.5],
      ["M-301", "listed"],
      ["P-302", 5.5],
      ["P-124B", 18.5],
      ["P-161B", 30],
      ["Spare", 2.2],
      ["Spare", 0.37],
    ],
  },
];

/** Rated current of the busbars and of the incomer's circuit breaker, A. */
export const bars = 800;
