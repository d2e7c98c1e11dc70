/** Outlines of the alarm marks by priority, about the origin: square, triangle, triangle on its point. */
export const markShapes = { 1: "M-9-9H9V9H-9z", 2: "M0-11 11 8H-11z", 3: "M-11-8H11L0 11z" } as const;
/** Baselines of the number within. */
export const markBaselines = { 1: 5, 2: 6, 3: 2 } as const;
