import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Block } from "../editing/markdown/blocks.ts";
import type { FieldMistake, OpenFile, Place, UndoStep, ValuePath } from "../wire.ts";
import { loadFile, type SaveAnswer, saveFile, undoSave } from "./desk-calls.ts";

/** A file as it is being edited. */
export interface Draft {
  readonly file: OpenFile;
  readonly data: unknown;
  readonly blocks?: readonly Block[];
}

/** What the desk says after an action. */
export type Notice =
  | { readonly kind: "saved"; readonly changes: readonly string[]; readonly alsoStated: readonly Place[] }
  | { readonly kind: "undone"; readonly changes: readonly string[] }
  | { readonly kind: "problem"; readonly problem: string }
  | { readonly kind: "mistakes"; readonly mistakes: readonly FieldMistake[] }
  | { readonly kind: "conflict"; readonly theirs: OpenFile; readonly changes: readonly string[] };

const draftOf = (file: OpenFile): Draft => ({ file, data: file.data, ...(file.blocks && { blocks: file.blocks }) });

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isChanged = ({ file, data, blocks }: Draft): boolean =>
  !same(file.data, data) || !same(file.blocks, blocks);

type Edited = Partial<Pick<Draft, "data" | "blocks">>;

const unsavedFirst = (title: string) =>
  `“${title}” has changes that are not saved. Save or discard them first: undoing would take them with it.`;

/** The file that is open, its draft, and what has been said about it. Drafts of other files are kept. */
export function useOpenFile() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [name, setName] = useState<string>();
  const [notice, setNotice] = useState<Notice>();
  const [focus, setFocus] = useState<ValuePath>();
  const [savedAt, setSavedAt] = useState<number>();
  const wanted = useRef<string>(undefined);
  const saving = useRef(false);
  const saveAgain = useRef(false);
  const draft = name === undefined ? undefined : drafts.get(name);

  const keep = useCallback((next: Draft) => {
    setDrafts((all) => new Map(all).set(next.file.name, next));
  }, []);

  const open = useCallback(
    async (other: string, path?: ValuePath) => {
      wanted.current = other;
      const kept = drafts.get(other);
      if (!kept || !isChanged(kept)) {
        const { status, body } = await loadFile(other);
        // Another one has been chosen meanwhile.
        if (wanted.current !== other) return;
        if (status !== 200) return setNotice({ kind: "problem", problem: body.problem ?? "This file cannot be read." });
        // What has been typed while it was being read stays.
        setDrafts((all) => {
          const now = all.get(other);
          return now && isChanged(now) ? all : new Map(all).set(other, draftOf(body));
        });
      }
      setName(other);
      if (other !== name) setNotice(undefined);
      setFocus(path);
    },
    [drafts, name],
  );

  const answered = useCallback((answer: SaveAnswer, kind: "saved" | "undone", sent?: Draft) => {
    if (answer.status === 200) {
      const { file, writtenAt, changes, alsoStated } = answer.body;
      setSavedAt(writtenAt);
      // What has been typed while the save was on its way stays.
      setDrafts((all) => {
        const now = all.get(file.name);
        return new Map(all).set(file.name, now && sent && now !== sent ? { ...now, file } : draftOf(file));
      });
      return setNotice(kind === "saved" ? { kind, changes, alsoStated } : { kind, changes });
    }
    if (answer.status === 409) return setNotice({ kind: "conflict", ...answer.body });
    if (answer.status === 422) {
      setNotice({ kind: "mistakes", mistakes: answer.body.mistakes });
      return setFocus(answer.body.mistakes.find(({ path }) => path)?.path);
    }
    return setNotice({ kind: "problem", problem: answer.body.problem });
  }, []);

  const save = useCallback(async () => {
    if (!draft || !isChanged(draft)) return;
    // Pressed again while a save is on its way: what has been typed since is saved after it.
    if (saving.current) {
      saveAgain.current = true;
      return;
    }
    saving.current = true;
    const { file, data, blocks } = draft;
    const request = { name: file.name, version: file.version, data, ...(blocks && { blocks }) };
    const answer = await saveFile(request);
    answered(answer, "saved", draft);
    saving.current = false;
    // What was refused is not saved by itself at the next stroke.
    if (answer.status !== 200) saveAgain.current = false;
  }, [answered, draft]);

  useEffect(() => {
    if (saving.current || !saveAgain.current) return;
    saveAgain.current = false;
    void save();
  }, [save]);

  const undo = useCallback(
    async ({ id, name: undone }: UndoStep) => {
      const kept = drafts.get(undone);
      if (kept && isChanged(kept)) return setNotice({ kind: "problem", problem: unsavedFirst(kept.file.title) });
      return answered(await undoSave(id), "undone");
    },
    [answered, drafts],
  );

  const actions = useMemo(
    () => ({
      edit: (edited: string, change: (draft: Draft) => Edited) =>
        setDrafts((all) => {
          const now = all.get(edited);
          return now ? new Map(all).set(edited, { ...now, ...change(now) }) : all;
        }),
      discard: () => {
        if (draft) keep(draftOf(draft.file));
        setNotice(undefined);
      },
      /** Continues from the other version of a file: with it, or with what is written here. */
      settle: (theirs: OpenFile, mine: boolean) => {
        if (draft) keep(mine ? { ...draft, file: theirs } : draftOf(theirs));
        setNotice(undefined);
      },
      say: setNotice,
    }),
    [draft, keep],
  );
  const unsaved = [...drafts.values()].filter(isChanged).map(({ file }) => file.name);
  return { draft, notice, focus, setFocus, open, save, undo, unsaved, savedAt, ...actions };
}
