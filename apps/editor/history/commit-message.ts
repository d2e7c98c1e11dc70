import { shortened } from "../content/in-words.ts";
import type { FileChanges } from "../wire.ts";

/** Longer subjects are cut by programs that show a history. */
const mostSubject = 72;
const mostLines = 200;

/** The files of one photo are one change. */
function subjectOf({ name, title, changes }: FileChanges): { what: string; change: string } {
  const photo = /(?:^|\/)photos\/([^/]+?)(?:\.json)?(?:\/|$)/.exec(name)?.[1];
  const [first = "changed", ...more] = changes;
  return photo === undefined
    ? { what: title, change: more.length === 0 ? first : `${first}, and ${more.length} more` }
    : { what: `Photo ${photo}`, change: first };
}

/** What has changed, as the message of a commit: in words, file by file below a subject. */
export function messageFor(files: readonly FileChanges[]): string {
  const changes = new Map(files.map(subjectOf).map(({ what, change }) => [what, change]));
  const body = files.flatMap((file) => ["", file.title, ...file.changes.map((change) => `- ${change}`)]);
  const rest = body.length > mostLines ? [...body.slice(0, mostLines), "…"] : body;
  const titles = [...changes.keys()];
  const [[what, change] = ["Nothing", "has changed"]] = changes;
  const subject = titles.length === 1 ? shortened(`${what}: ${change}`, mostSubject) : listed(titles);
  return `${[subject, ...rest].join("\n")}\n`;
}

/** As many titles as a subject holds, and the number of the others. */
function listed(titles: readonly string[]): string {
  const and = (count: number) => {
    const others = titles.length - count;
    return titles.slice(0, count).join(", ") + (others > 0 ? `, and ${others} more` : "");
  };
  const counts = titles.map((_, index) => titles.length - index);
  const count = counts.find((each) => and(each).length <= mostSubject);
  return count === undefined ? `${titles.length} changes` : and(count);
}
