import { rawText, versionOf } from "../content/content-files.ts";
import type { FileVersions } from "../wire.ts";
import { changesOf } from "./changes-since.ts";
import { commitsOf, textsIn } from "./git.ts";

/** How many are told at once: each is read from the history. */
const most = 20;

/**
 * The versions of a file of content/ that the history has, in words, without the first `skip`.
 * @throws CannotEdit if the file cannot be read
 */
export function fileVersions(root: string, name: string, skip: number): FileVersions {
  const now = rawText(root, name);
  // One more, with which the last of them is compared.
  const commits = commitsOf(root, name, skip, most + 1);
  const texts = textsIn(
    root,
    commits.map(({ commit }) => ({ commit, name })),
  );
  const versions = commits.slice(0, most).map((commit, index) => {
    const text = texts[index];
    return { ...commit, changes: changesOf(name, texts[index + 1], text).changes, isNow: text === now };
  });
  const latest = skip === 0 ? texts[0] : now;
  const since = latest === now || latest === undefined ? [] : changesOf(name, latest, now).changes;
  const { title } = changesOf(name, now, now);
  return { title, version: versionOf(now), since, versions, hasMore: commits.length > most };
}
