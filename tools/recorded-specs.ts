/** Names of test files in `tests/browser/` whose tests run when their inputs have changed (recorded-suites.ts). */
export const recordedSpecs = {
  viewers: "{lightbox,model,demo}*.spec.ts",
  desk: "desk*.spec.ts",
} as const;
