import { execFileSync } from "node:child_process";

/** The maximum number of open files per process, which includes sockets. */
export const fileLimit = (): number => {
  const said = execFileSync("sh", ["-c", "ulimit -Hn"], { encoding: "utf8", timeout: 10_000 }).trim();
  return said === "unlimited" ? Number.POSITIVE_INFINITY : Number(said);
};
