import { quietly, runGit } from "./git.ts";

/** How long the other side may take, in milliseconds. */
const patience = 60_000;

const next = "The next publishing sends these changes too";

const withoutPassword = (words: string): string => words.replaceAll(/\/\/[^@/\s]*@/g, "//");

/** What the other side, or the way to it, said, and what that means for who publishes. */
const meanings: readonly (readonly [RegExp, string])[] = [
  [
    /\[(?:remote )?rejected\].*\((?:fetch first|non-fast-forward|stale info|needs force)\)/,
    "it has newer changes, which this folder lacks. Ask whoever maintains the website to bring both together (git pull)",
  ],
  [
    /permission denied|permission to .* denied|authentication failed|could not read username|too many authentication failures|access denied|access rights to|error: 40[13]|insufficient permission|publickey|protected branch/i,
    "this machine has no permission to write there. Ask whoever maintains the website to allow it",
  ],
  [
    // To forget the former key by oneself would be to trust whoever is there now.
    /host identification has changed/i,
    "its host shows another key than before, so nothing was sent: it may be another host. Ask whoever maintains the website to learn from the host whether the new key is its own (ssh-keygen -R, then git fetch)",
  ],
  [
    /host key verification failed/i,
    "this machine does not know the key of that host yet. Ask whoever maintains the website to run git fetch here once",
  ],
  [
    /cannot run ssh|ssh: (?:command )?not found/,
    "this machine has no program to reach it (ssh). Ask whoever maintains the website to install it",
  ],
  [
    /does not appear to be a git repository|repository .*not found/i,
    `it has no history at this address. If that stays so, ask whoever maintains the website to correct the address (git remote -v). ${next}`,
  ],
  [
    /could not resolve|unable to access|failed to connect|connection (?:refused|timed out|reset|closed)|network is unreachable|no route to host|operation timed out/i,
    `it cannot be reached. ${next}`,
  ],
];

/** What is wrong, in words; a password in an address is left out. */
function meaningOf(said: string): string {
  const known = meanings.find(([pattern]) => pattern.test(said))?.[1];
  if (known !== undefined) return known;
  const lines = said
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const end = lines.findIndex((line) => /could not read from remote/i.test(line));
  if (end >= 0) {
    // Such as a mistake in the settings of ssh.
    const why = withoutPassword(lines.slice(Math.max(0, end - 2), end).join(" "));
    return `it cannot be reached${why && ` (${why})`}. If that stays so, ask whoever maintains the website. ${next}`;
  }
  const told =
    lines.find((line) => line.startsWith("remote: ")) ?? lines.findLast((line) => /rejected|fatal/.test(line));
  return `it refuses them (${withoutPassword((told ?? "without a word").replace("remote: ", ""))})`;
}

interface Target {
  readonly remote: string;
  /** The branch there, as in refs/heads/main. */
  readonly ref: string;
}

/** Where the current branch goes: to the one that it follows, or to the same name at `origin`. */
function targetOf(root: string): Target | "no branch" | undefined {
  const remotes = quietly(root, "remote")?.split("\n") ?? [];
  const branch = quietly(root, "symbolic-ref", "--quiet", "--short", "HEAD")?.trim();
  if (branch === undefined) return remotes.includes("origin") ? "no branch" : undefined;
  const setting = (name: string) => quietly(root, "config", `branch.${branch}.${name}`)?.trim();
  const [remote, ref] = [setting("remote"), setting("merge")];
  if (remote !== undefined && ref !== undefined && remote !== ".") return { remote, ref };
  return remotes.includes("origin") ? { remote: "origin", ref: `refs/heads/${branch}` } : undefined;
}

/** What became of sending the history to where its folder was copied from. */
export type Pushed =
  | { readonly kind: "sent"; readonly remote: string }
  | { readonly kind: "failed"; readonly remote: string; readonly why: string }
  /** There is nowhere to send it. */
  | { readonly kind: "none" };

/** Sends the current branch to the remote that it follows, or to `origin`. Newer changes there are told, not joined. */
export function push(root: string): Pushed {
  const target = targetOf(root);
  if (target === undefined) return { kind: "none" };
  if (target === "no branch") {
    return { kind: "failed", remote: "origin", why: "this folder is at no branch of the history (git switch)" };
  }
  const { remote, ref } = target;
  // A prompt for a password would wait for somebody who does not see it.
  const hasOwnSsh = process.env["GIT_SSH_COMMAND"] ?? quietly(root, "config", "core.sshCommand");
  const environment: Record<string, string> = hasOwnSsh
    ? {}
    : { GIT_SSH_COMMAND: "ssh -o BatchMode=yes -o ConnectTimeout=20" };
  try {
    runGit(root, ["push", "--porcelain", remote, `HEAD:${ref}`], { environment, timeout: patience });
    return { kind: "sent", remote };
  } catch (error) {
    const { stdout, stderr, code } = error as { stdout?: string; stderr?: string; code?: string };
    if (code === "ETIMEDOUT") return { kind: "failed", remote, why: "it did not answer within a minute" };
    return { kind: "failed", remote, why: meaningOf(`${stderr ?? ""}\n${stdout ?? ""}`) };
  }
}
