import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { linkedCopy } from "@ttpl/site/build/linked-copy.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

/** A page that every version of the site has. */
export const page = "content/pages/about/quality.md";

/** A repository of git in a folder. */
export interface Repository {
  readonly folder: string;
  git(...args: string[]): string;
  text(name: string): string;
  /** Writes a new file in place of the one of that name, as the editor does. */
  write(name: string, text: string): void;
  /** Adds a paragraph to the page. */
  addWords(words: string): void;
}

export function repositoryIn(folder: string): Repository {
  const text = (name: string) => readFileSync(join(folder, name), "utf8");
  const write = (name: string, written: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    rmSync(join(folder, name), { force: true });
    writeFileSync(join(folder, name), written);
  };
  return {
    folder,
    git: (...args) =>
      execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "pipe"],
        timeout: 60_000,
      }),
    text,
    write,
    addWords: (words) => write(page, `${text(page).trimEnd()}\n\n${words}\n`),
  };
}

/** A clone of a repository, in a new folder. */
export async function cloneOf({ folder }: Repository): Promise<Repository> {
  const clone = repositoryIn(await temporaryFolder());
  clone.git("clone", "--quiet", folder, ".");
  return clone;
}

/** A copy of the content alone, without a history. */
export async function contentCopy(): Promise<Repository> {
  const folder = await temporaryFolder();
  cpSync("content", join(folder, "content"), { recursive: true });
  return repositoryIn(folder);
}

/** A copy of the whole site that can be built, without a history, in a folder of some name. */
export async function wholeCopy(name = "site"): Promise<Repository> {
  const folder = join(await temporaryFolder(), name);
  linkedCopy(process.cwd(), folder);
  // What is compressed has been compressed before, which is most of a build.
  mkdirSync(join(folder, ".cache"));
  mkdirSync(".cache/build", { recursive: true });
  symlinkSync(resolve(".cache/build"), join(folder, ".cache/build"));
  return repositoryIn(folder);
}

/** Begins a history, and a bare repository that its branch follows. */
export async function withRemote(repository: Repository): Promise<Repository & { readonly remote: Repository }> {
  const remote = repositoryIn(await temporaryFolder());
  remote.git("init", "--quiet", "--bare", "--initial-branch=main");
  repository.git("init", "--quiet", "--initial-branch=main");
  // Of a whole site, compressing its pictures again would take half of the time.
  for (const setting of ["core.compression=0", "core.bigFileThreshold=1k"])
    repository.git("config", ...setting.split("="));
  repository.git("add", "--all");
  repository.git("commit", "--quiet", "--message=Start");
  repository.git("remote", "add", "origin", remote.folder);
  repository.git("push", "--quiet", "--set-upstream", "origin", "main");
  return { ...repository, remote };
}
