/**
 * Whether a setting is the mark of former versions, `sample: true` for what was not confirmed. It is passed over, and not
 * an error: without `confirmed` its entry is open anyway, and an error would keep all of the content from being read.
 */
export const isFormerMark = (name: string, value: unknown): boolean => name === "sample" && typeof value === "boolean";

/** Whether a page's `confirmed` is that of former versions: of the whole file, and of no text. */
const isMarkOfFile = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "by" in value && typeof value.by === "string";

/**
 * Settings without the marks of former versions: the editor does not show them, and takes them away with the next save.
 * @param isPage whether they are a page's
 */
export function withoutFormerMarks(settings: unknown, isPage: boolean): unknown {
  if (Array.isArray(settings)) return settings.map((entry) => withoutFormerMarks(entry, false));
  if (typeof settings !== "object" || settings === null) return settings;
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => {
      const isFormer = isFormerMark(name, value) || (isPage && name === "confirmed" && isMarkOfFile(value));
      return isFormer ? [] : [[name, withoutFormerMarks(value, false)]];
    }),
  );
}
