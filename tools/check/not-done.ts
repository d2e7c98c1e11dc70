import { writeFileSync } from "node:fs";

/** Variable of the environment: the file for what a check could not do, although it passes. */
export const notDoneVariable = "NOT_DONE";

/** Tells that this check could not be done: `npm run check` says so again at its end. */
export function tellNotDone(what: string): void {
  console.error(what);
  const file = process.env[notDoneVariable];
  if (file) writeFileSync(file, what);
}
