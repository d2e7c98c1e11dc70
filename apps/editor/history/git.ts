import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publicFolder } from "@ttpl/content/public-folder.ts";

/** What the editor keeps in the history. */
export const keptFolders = ["content", `${publicFolder}/photos`, `${publicFolder}/documents`];

/** What publishing records of the release that is served. */
const releaseRecord = "releases/current/release.json";

/** Thrown if git refuses, with what to do, or with its own words. */
export class GitError extends Error {}

/**
 * Settings of a machine that would ask for a password, refuse line breaks, leave out new files without a word, or run
 * checks that programmers have set up for their own work (hooks): the editor has checked what it wrote.
 */
const unattended = ["commit.gpgSign=false", "core.safecrlf=false", "core.excludesFile=", "core.hooksPath=/dev/null"];

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

/** How git is run: it asks nobody and speaks English. */
const runOptions = (root: string, environment: Readonly<Record<string, string>> = {}) => ({
  cwd: root,
  maxBuffer: 1e8,
  env: { ...process.env, LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", ...environment },
});
const command = (args: readonly string[]): string[] => [...unattended.flatMap((one) => ["-c", one]), ...args];

interface GitRun {
  readonly environment?: Readonly<Record<string, string>>;
  /** In milliseconds. */
  readonly timeout?: number;
}

/** Runs git. Throws what Node throws. */
export function runGit(root: string, args: readonly string[], { environment = {}, timeout }: GitRun = {}): string {
  return execFileSync("git", command(args), {
    ...runOptions(root, environment),
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    ...(timeout !== undefined && { timeout }),
  });
}

function gitAs(root: string, environment: Readonly<Record<string, string>>, ...args: readonly string[]): string {
  try {
    return runGit(root, args, { environment });
  } catch (error) {
    const { stderr, code } = error as { stderr?: string; code?: string };
    if (code === "ENOENT") throw new GitError("git is not installed on this machine.");
    const said = String(stderr ?? error).trim();
    throw new GitError(meanings.find(([pattern]) => pattern.test(said))?.[1] ?? said);
  }
}

const git = (root: string, ...args: readonly string[]): string => gitAs(root, {}, ...args);

/** What git says; undefined if it refuses. */
export const quietly = (root: string, ...args: readonly string[]): string | undefined => {
  try {
    return git(root, ...args);
  } catch {
    return undefined;
  }
};

/** The bytes that git writes when it has read `input`; undefined if it refuses. */
function quietlyRead(root: string, input: string, ...args: readonly string[]): Buffer | undefined {
  try {
    return execFileSync("git", command(args), { ...runOptions(root), input, stdio: ["pipe", "pipe", "ignore"] });
  } catch {
    return undefined;
  }
}

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

/** The files of content/ and of the public folder's photos/ and documents/ that differ from a commit, new ones included. */
export function changedSince(root: string, commit: string): string[] {
  const changed = names(quietly(root, "diff", "--name-only", "--relative", "-z", commit, "--", ...keptFolders));
  return [...new Set([...changed, ...newFiles(root)])];
}

const newFiles = (root: string) =>
  names(quietly(root, "ls-files", "--others", "--exclude-standard", "-z", "--", ...keptFolders));

/** The files that differ from the last commit. */
export const uncommitted = (root: string): string[] => changedSince(root, "HEAD");

/** A file as it was in a commit. */
export interface FileInCommit {
  readonly commit: string;
  readonly name: string;
}

/** The texts of files in commits; undefined where the commit does not have the file. One run of git, however many they are. */
export function textsIn(root: string, files: readonly FileInCommit[]): (string | undefined)[] {
  if (files.length === 0) return [];
  const input = files.map(({ commit, name }) => `${commit}:./${name}\n`).join("");
  const output = quietlyRead(root, input, "cat-file", "--batch");
  let place = 0;
  // Of each file a line that ends with its size, its bytes and a line break; or a line that ends with "missing".
  return files.map(() => {
    const end = output?.indexOf("\n", place) ?? -1;
    if (!output || end < 0) return undefined;
    const [, size] = / blob (\d+)$/.exec(output.toString("utf8", place, end)) ?? [];
    place = end + 1;
    if (size === undefined) return undefined;
    const text = output.toString("utf8", place, place + Number(size));
    place += Number(size) + 1;
    return text;
  });
}

/** The text of a file in a commit; undefined if the commit does not have it. */
export const textIn = (root: string, commit: string, name: string): string | undefined =>
  textsIn(root, [{ commit, name }])[0];

/** A commit that has changed a file. */
export interface FileCommit {
  readonly commit: string;
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The commits that have changed a file, the latest first, without the first `skip`. */
export function commitsOf(root: string, name: string, skip: number, most: number): FileCommit[] {
  const range = [`--skip=${skip}`, `--max-count=${most}`];
  const log = quietly(root, "log", ...range, "-z", "--format=%H%n%at%n%an", "--", `./${name}`);
  return names(log).map((entry) => {
    const [commit = "", seconds = "", by = ""] = entry.split("\n");
    return { commit, by, at: Number(seconds) * 1000 };
  });
}

/** A file that a commit has removed. */
export interface FileRemoval {
  readonly name: string;
  /** The commit before, which has the file. */
  readonly commit: string;
  /** Who, and when in milliseconds since 1970; missing as long as no commit has removed it. */
  readonly by?: string;
  readonly at?: number;
}

/** The files of content/ that are not there any more, the latest removal first. Files that were only moved are none. */
export function removalsOf(root: string): FileRemoval[] {
  const only = ["--diff-filter=D", "-M90%", "--name-only", "--relative", "-z"];
  const now = names(quietly(root, "diff", ...only, "HEAD", "--", "content"));
  const head = lastCommit(root) ?? "";
  const log = quietly(root, "log", ...only, "--format=%x01%P%n%at%n%an", "--", "content") ?? "";
  const committed = log
    .split("\u0001")
    .slice(1)
    .flatMap((entry): FileRemoval[] => {
      const [head = "", ...files] = names(entry);
      const [parents = "", seconds = "", by = ""] = head.split("\n");
      const [commit = ""] = parents.split(" ");
      return files.map((file) => ({ name: file.trim(), commit, by, at: Number(seconds) * 1000 }));
    });
  const all = [...now.map((name): FileRemoval => ({ name, commit: head })), ...committed];
  return [...new Map(all.toReversed().map((removal) => [removal.name, removal])).values()].toReversed();
}

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
 * Commits all changes of content/, photos/ and documents/, and nothing else, under the author's name.
 * @throws GitError
 */
export function commitChanges(root: string, { name, email }: Author, message: string): void {
  const files = uncommitted(root);
  if (files.length === 0) throw new GitError("Nothing has changed since the last entry.");
  git(root, "add", "--", ...files);
  const who = { GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: email, GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email };
  gitAs(root, who, "commit", "--quiet", "--message", message, "--", ...files);
}

/** The last commit; undefined without one, or if git cannot be asked. */
export const lastCommit = (root: string): string | undefined =>
  quietly(root, "rev-parse", "--verify", "--quiet", "HEAD")?.trim();

/** Whether the folder is one of a repository of git, however that is. @throws GitError if git is missing or refuses */
export function hasHistory(root: string): boolean {
  try {
    return git(root, "rev-parse", "--is-inside-work-tree").trim() === "true";
  } catch (error) {
    if (error instanceof GitError && /not a git repository/.test(error.message)) return false;
    throw error;
  }
}

/** The files of a repository, outside of what the editor keeps, that are not as in the last commit. */
export function uncommittedElsewhere(root: string): string[] {
  const others = keptFolders.map((folder) => `:(exclude)${folder}`);
  return names(quietly(root, "diff", "--name-only", "--relative", "-z", "HEAD", "--", ".", ...others));
}

/** Whether a commit has a file. */
export const hasFile = (root: string, commit: string, name: string): boolean =>
  quietly(root, "cat-file", "-e", `${commit}:./${name}`) !== undefined;

/**
 * Writes the files of a commit to a new folder, which is a work tree with the same history.
 * @returns the folder in it that corresponds to `root`, which may be a part of a repository
 * @throws GitError
 */
export function addWorkTree(root: string, commit: string, folder: string): string {
  git(root, "worktree", "prune");
  git(root, "worktree", "add", "--quiet", "--detach", folder, commit);
  return join(folder, git(root, "rev-parse", "--show-prefix").trim());
}

/** Forgets work trees whose folders have been removed. */
export const forgetWorkTrees = (root: string): void => void quietly(root, "worktree", "prune");
