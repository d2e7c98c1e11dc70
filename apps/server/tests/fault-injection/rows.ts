import { badInput } from "./bad-input.ts";
import { clockJumps } from "./clock-jumps.ts";
import { damage } from "./damage.ts";
import { disk } from "./disk.ts";
import { erasure } from "./erasure.ts";
import { flood } from "./flood.ts";
import { halfOpen } from "./half-open.ts";
import { floodOfWords } from "./flood-of-words.ts";
import { killRows } from "./kill.ts";
import { load } from "./load.ts";
import { lostFiles } from "./lost-files.ts";
import { outbox } from "./outbox.ts";
import { plantedBugs } from "./planted-bugs.ts";
import { postgresFaults } from "./postgres-faults.ts";
import { replicasRow } from "./replicas-row.ts";
import { restartPostgres } from "./restart-postgres.ts";
import { smtpFaults } from "./smtp-faults.ts";
import type { Row } from "./row.ts";
import { slowSockets } from "./slow-sockets.ts";

/** All rows, in the order of the table. */
export const rows: readonly Row[] = [
  ...killRows,
  replicasRow,
  restartPostgres,
  postgresFaults,
  smtpFaults,
  outbox,
  disk,
  lostFiles,
  damage,
  clockJumps,
  erasure,
  badInput,
  slowSockets,
  halfOpen,
  flood,
  floodOfWords,
  plantedBugs,
  load,
];
