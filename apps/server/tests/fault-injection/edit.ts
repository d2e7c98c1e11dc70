/** A change of one place in a source file in apps/server/. */
export interface Edit {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** The settings with which a program has the edit, also an operator's command. */
export const settingsOf = (edit: Edit): Record<string, string> => ({
  NODE_OPTIONS: `--import ${new URL("edit-source.ts", import.meta.url).href}`,
  EDIT: JSON.stringify(edit),
});
