import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publicFolder } from "@ttpl/content/public-folder.ts";

/** What the editor keeps in the history. */
const kept = ["content", `${publicFolder}/photos`];

/** What publishing records of the release that is served. */
const releaseRecord = "releases/current/release.json";

/** Thrown if git refuses, with what to do, or with its own words. */
export class GitError extends Error {}

/** Settings of a machine that would ask for a password, refuse line breaks, or leave out new files without a word. */
const unattended = ["commit.gpgSign=false", "core.safecrlf=false", "core.excludesFile="].flatMap((one) => ["-c", one]);

/** What git says, and what that means for who uses the editor. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /index\.lock/,
    "another program is using the history of this folder (git), or was interrupted while it did. Close it and try again; if there is none, remove the file .git/index.lock.",
  ],
  [
    /during a (?:merge|cherry-pick|rebase)|unmerged/,
    "somebody has begun to join two histories of this folder (git) and has not ended it. Everything is saved; ask whoever began it to end it, and try again.",
  ],
  [
    /dubious ownership/,
    "this folder belongs to another user of this machine, and git does not read it for you. Start the editor as that user, or ask your administrator to allow this folder (safe.directory).",
  ],
];

function git(root: string, ...args: readonly string[]): string {
  try {
    return execFileSync("git", [...unattended, ...args], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 1e8,
      env: { ...process.env, LC_ALL: "C" },
    });
  } catch (error) {
    const { stderr, code } = error as { stderr?: string; code?: string };
    if (code === "ENOENT") throw new GitError("git is not installed on this machine.");
    const said = String(stderr ?? error).trim();
    throw new GitError(meanings.find(([pattern]) => pattern.test(said))?.[1] ?? said);
  }
}

const quietly = (root: string, ...args: readonly string[]): string | undefined => {
  try {
    return git(root, ...args);
  } catch {
    return undefined;
  }
};

/** The commit of the release that is served; undefined before the first. */
function publishedCommit(root: string): string | undefined {
  try {
    const { commit } = JSON.parse(readFileSync(join(root, releaseRecord), "utf8")) as { commit?: string };
    return commit && quietly(root, "rev-parse", "--verify", "--quiet", `${commit}^{commit}`)?.trim();
  } catch {
    return undefined;
  }
}

/**
 * The commit from which changes are counted: the published one, otherwise the last one. Undefined without a history.
 * @throws GitError if there is one that git refuses to read
 */
export function baseCommit(root: string): { commit: string; since: string } | undefined {
  const published = publishedCommit(root);
  if (published) return { commit: published, since: "the last publishing" };
  try {
    const commit = git(root, "rev-parse", "--verify", "--quiet", "HEAD").trim();
    return { commit, since: "the last entry in the history, as nothing has been published from here yet" };
  } catch (error) {
    // Without an entry it fails and says nothing.
    if (error instanceof GitError && !/^$|not a git repository/.test(error.message)) throw error;
    return undefined;
  }
}

const names = (output: string | undefined): string[] => (output ?? "").split("\0").filter(Boolean);

/** The files of content/ and apps/site/public/photos/ that differ from a commit, new ones included. */
export function changedSince(root: string, commit: string): string[] {
  const changed = names(quietly(root, "diff", "--name-only", "--relative", "-z", commit, "--", ...kept));
  return [...new Set([...changed, ...newFiles(root)])];
}

const newFiles = (root: string) =>
  names(quietly(root, "ls-files", "--others", "--exclude-standard", "-z", "--", ...kept));

/** The files that differ from the last commit. */
export const uncommitted = (root: string): string[] => changedSince(root, "HEAD");

/** The text of a file in a commit; undefined if the commit does not have it. */
export const textIn = (root: string, commit: string, name: string): string | undefined =>
  quietly(root, "show", `${commit}:./${name}`);

export interface Author {
  readonly name: string;
  readonly email: string;
}

/** The author whom git knows on this machine. */
export const knownAuthor = (root: string): Author => ({
  name: quietly(root, "config", "user.name")?.trim() ?? "",
  email: quietly(root, "config", "user.email")?.trim() ?? "",
});

/**
 * Commits all changes of content/ and apps/site/public/photos/, and nothing else, under the author's name. Checks that programmers
 * have set up for their own work (hooks) are left out: the editor has checked what it wrote.
 * @throws GitError
 */
export function commitChanges(root: string, { name, email }: Author, message: string): void {
  const files = uncommitted(root);
  if (files.length === 0) throw new GitError("Nothing has changed since the last entry.");
  git(root, "add", "--", ...files);
  const as = ["-c", `user.name=${name}`, "-c", `user.email=${email}`];
  git(root, ...as, "commit", "--quiet", "--no-verify", "--message", message, "--", ...files);
}
