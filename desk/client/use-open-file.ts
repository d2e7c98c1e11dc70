import { useCallback, useMemo, useState } from "react";
import type { Block } from "../editing/markdown/blocks.ts";
import type { FieldMistake, OpenFile, Place, ValuePath } from "../wire.ts";
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

/** The file that is open, its draft, and what has been said about it. Drafts of other files are kept. */
export function useOpenFile() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(new Map());
  const [name, setName] = useState<string>();
  const [notice, setNotice] = useState<Notice>();
  const [focus, setFocus] = useState<ValuePath>();
  const draft = name === undefined ? undefined : drafts.get(name);

  const keep = useCallback((next: Draft) => {
    setDrafts((all) => new Map(all).set(next.file.name, next));
  }, []);

  const open = useCallback(
    async (wanted: string, path?: ValuePath) => {
      const kept = drafts.get(wanted);
      if (!kept || !isChanged(kept)) {
        const { status, body } = await loadFile(wanted);
        if (status !== 200) return setNotice({ kind: "problem", problem: body.problem ?? "This file cannot be read." });
        keep(draftOf(body));
      }
      setName(wanted);
      if (wanted !== name) setNotice(undefined);
      setFocus(path);
    },
    [drafts, keep, name],
  );

  const answered = useCallback(
    (answer: SaveAnswer, kind: "saved" | "undone") => {
      if (answer.status === 200) {
        const { file, changes, alsoStated } = answer.body;
        keep(draftOf(file));
        setName(file.name);
        return setNotice(kind === "saved" ? { kind, changes, alsoStated } : { kind, changes });
      }
      if (answer.status === 409) return setNotice({ kind: "conflict", ...answer.body });
      if (answer.status === 422) {
        setNotice({ kind: "mistakes", mistakes: answer.body.mistakes });
        return setFocus(answer.body.mistakes.find(({ path }) => path)?.path);
      }
      return setNotice({ kind: "problem", problem: answer.body.problem });
    },
    [keep],
  );

  const save = useCallback(async () => {
    if (!draft || !isChanged(draft)) return;
    const { file, data, blocks } = draft;
    answered(await saveFile({ name: file.name, version: file.version, data, ...(blocks && { blocks }) }), "saved");
  }, [answered, draft]);

  const undo = useCallback(async (id: number) => answered(await undoSave(id), "undone"), [answered]);

  const actions = useMemo(
    () => ({
      edit: (change: Partial<Pick<Draft, "data" | "blocks">>) => draft && keep({ ...draft, ...change }),
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
  return { draft, notice, focus, setFocus, open, save, undo, unsaved, ...actions };
}
