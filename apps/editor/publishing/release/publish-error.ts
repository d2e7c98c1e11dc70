/** Publishing stopped, and nothing has changed for visitors. The message is for the owner, and says what to do. */
export class PublishError extends Error {}

/** What it means for an owner if the file system refuses something, by the code of its error. */
const refusals: Readonly<Record<string, string>> = {
  ENOENT: "is not there",
  ENOSPC: "cannot be written: the disk is full",
  EDQUOT: "cannot be written: the disk is full",
  EROFS: "cannot be written: the disk is only for reading",
  EACCES: "cannot be read or changed: the user of this program has no permission",
  EPERM: "cannot be read or changed: the user of this program has no permission",
};

/** Why publishing has failed, in words for the owner; undefined if an error is a fault of the program. */
export function reasonInWords(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // Not by its class, which would have to be loaded.
  if (error instanceof PublishError || error.name === "ContentError") return error.message;
  const { code = "", path } = error as NodeJS.ErrnoException;
  const refusal = refusals[code];
  return refusal === undefined ? undefined : `${path ?? "A file"} ${refusal}.`;
}
