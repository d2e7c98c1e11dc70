import { badInput } from "./bad-input.ts";
import { disk } from "./disk.ts";
import { killRows } from "./kill.ts";
import { load } from "./load.ts";
import { plantedBugs } from "./planted-bugs.ts";
import { restartPostgres } from "./restart-postgres.ts";
import { smtpFaults } from "./smtp-faults.ts";
import type { Row } from "./row.ts";
import { slowSockets } from "./slow-sockets.ts";

/** All rows, in the order of the table. */
export const rows: readonly Row[] = [
  ...killRows,
  restartPostgres,
  smtpFaults,
  disk,
  badInput,
  slowSockets,
  plantedBugs,
  load,
];
