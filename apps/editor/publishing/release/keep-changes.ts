import { changesSince } from "../../history/changes-since.ts";
import { messageFor } from "../../history/commit-message.ts";
import {
  type Author,
  commitChanges,
  GitError,
  hasHistory,
  lastCommit,
  uncommitted,
  uncommittedElsewhere,
} from "../../history/git.ts";
import { push } from "../../history/push.ts";
import type { Say } from "./say.ts";

/** Somebody may save again and again while the changes go into the history. */
const mostRounds = 5;

/** A new history has no entry to compare with. */
const wordsOf = (folder: string): string =>
  lastCommit(folder) === undefined ? "The content as it is\n" : messageFor(changesSince(folder, "HEAD"));

/**
 * Puts what has changed in the content and the photos into the history, under the name of who publishes, and sends it to
 * the remote. What goes wrong with that is told, and does not keep the site from being published.
 * @param folder the repository
 * @returns the commit that has the content as it is; undefined if there is none
 */
export function keepChanges(folder: string, author: Author, say: Say): string | undefined {
  const commit = commitOf(folder, author, say);
  if (commit === undefined) return undefined;
  const elsewhere = uncommittedElsewhere(folder);
  if (elsewhere.length > 0) {
    const [first, ...more] = elsewhere;
    const files = more.length === 0 ? first : `${first} and ${more.length} more`;
    say(`Left out, because it is changes of the program that are not in the history: ${files}.`, "warning");
  }
  const pushed = push(folder);
  if (pushed.kind === "sent") say(`Sent to ${pushed.remote}.`);
  if (pushed.kind === "failed") say(`Not sent to ${pushed.remote}: ${pushed.why}.`, "warning");
  return commit;
}

function commitOf(folder: string, author: Author, say: Say): string | undefined {
  try {
    if (!hasHistory(folder)) {
      say(
        "Not kept in a history, because this folder has none (git): nobody can return to what was published.",
        "warning",
      );
      return undefined;
    }
    // A save of several files at once may have been caught in its middle: then something differs again, and a further entry
    // has all of it.
    let kept = 0;
    for (; kept < mostRounds && uncommitted(folder).length > 0; kept++) commitChanges(folder, author, wordsOf(folder));
    const known = author.email === "" ? "" : ` <${author.email}>`;
    if (kept === 0) say("Everything is in the history already.");
    else say(`Kept in the history as changes of ${author.name}${known}.`);
    if (kept > 0 && author.email === "") {
      say(
        "The history has no e-mail address of who published. To add it from now on: git config user.email ADDRESS",
        "warning",
      );
    }
    return lastCommit(folder);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    say(`Not kept in the history: ${error.message}`, "warning");
    return undefined;
  }
}
