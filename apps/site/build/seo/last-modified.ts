import { execFileSync } from "node:child_process";

/** Output of git, or undefined if there is no git or no repository, as in an unpacked archive. */
function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 1e9,
    });
  } catch {
    return undefined;
  }
}

/**
 * When each file below `folder` was last changed: the time of its last commit, by path relative to `folder`. Files are
 * omitted if that is unknown: modified since, never committed, or last changed before the start of a shallow clone,
 * whose oldest commits appear to add every file.
 */
export function lastModified(folder: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  const log = git(
    folder,
    "log",
    "--format=%x00%H %cI %P",
    "--name-only",
    "--relative",
    "--no-renames",
    "-z",
    "--",
    ".",
  );
  const changed = git(folder, "status", "--porcelain", "-z", "--no-renames", "--", ".");
  const prefix = git(folder, "rev-parse", "--show-prefix")?.trim();
  if (log === undefined || changed === undefined || prefix === undefined) return dates;
  const shallow = git(folder, "rev-parse", "--is-shallow-repository")?.trim() === "true";
  let date: string | undefined;
  for (const entry of log.split("\0").map((line) => line.replace(/^\n/, ""))) {
    const commit = /^[0-9a-f]{40,64} (\S+) ?(.*)$/.exec(entry);
    // In a shallow clone, git shows the oldest commits without their parents.
    if (commit) date = shallow && commit[2] === "" ? "" : commit[1];
    else if (entry !== "" && date !== undefined && !dates.has(entry)) dates.set(entry, date);
  }
  for (const line of changed.split("\0")) dates.delete(line.slice(3 + prefix.length));
  return new Map([...dates].filter(([, known]) => known !== ""));
}

/**
 * The day of the last commit that changed a file below `folder`, as in 2027-01-31, so that builds of one commit give the same
 * documents on every day. Today, if that is unknown or files have been modified since.
 */
export function lastChange(folder: string): string {
  const date = git(folder, "log", "-1", "--format=%cs", "--", ".")?.trim();
  const changed = git(folder, "status", "--porcelain", "--", ".");
  return date && changed === "" ? date : new Date().toISOString().slice(0, 10);
}
