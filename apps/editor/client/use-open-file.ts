import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Block } from "../editing/markdown/blocks.ts";
import type {
  FieldError,
  MovedPage,
  OpenFile,
  RestoreRequest,
  Saved,
  SaveRequest,
  UndoStep,
  Use,
  ValuePath,
} from "../wire.ts";
import { loadFile, restoreVersion, type SaveAnswer, saveFile, type UndoAnswer, undoSave } from "./editor-calls.ts";
import { withValueAt } from "./form/form-tools.ts";
import { isClear, mergeChanges, same } from "./merge-changes.ts";

/** A file as it is being edited. */
export interface Draft {
  readonly file: OpenFile;
  readonly data: unknown;
  readonly blocks?: readonly Block[];
}

/** What the editor says after an action. */
export type Notice =
  | ({ readonly kind: "saved" } & Pick<Saved, "changes" | "alsoStated" | "moved">)
  | { readonly kind: "undone" | "restored"; readonly changes: readonly string[] }
  | { readonly kind: "problem"; readonly problem: string }
  | { readonly kind: "errors"; readonly errors: readonly FieldError[] }
  | { readonly kind: "used"; readonly uses: readonly Use[] }
  | { readonly kind: "conflict"; readonly theirs: OpenFile; readonly changes: readonly string[] };

const draftOf = (file: OpenFile): Draft => ({ file, data: file.data, ...(file.blocks && { blocks: file.blocks }) });

export const isChanged = ({ file, data, blocks }: Draft): boolean =>
  !same(file.data, data) || !same(file.blocks, blocks);

type Keyed = Readonly<Record<string | number, unknown>>;
type Edited = Partial<Pick<Draft, "data" | "blocks">>;

/** A draft that continues from another version of its file, with what has been changed here. */
const onto = (theirs: OpenFile, { file, data, blocks }: Draft): Draft => ({
  file: theirs,
  data: mergeChanges(file.data, data, theirs.data),
  ...(theirs.blocks && { blocks: mergeChanges(file.blocks, blocks, theirs.blocks) as readonly Block[] }),
});

/**
 * A draft after its file has been read again: what has been typed meanwhile stays. If both have changed the same value,
 * the draft stays as it is, and saving it tells of the conflict.
 */
const renewed = (now: Draft | undefined, body: OpenFile): Draft => {
  if (!now || !isChanged(now)) return draftOf(body);
  const { file, data, blocks } = now;
  return isClear(file.data, data, body.data) && isClear(file.blocks, blocks, body.blocks) ? onto(body, now) : now;
};

const at = (draft: Draft, path: ValuePath): unknown =>
  path.reduce<unknown>((value, key) => (value as Keyed | null | undefined)?.[key], draft);

/** Whether what an error is about is as it was when it was found. */
const isStillThere = ({ file, path }: FieldError, sent: Draft, now: Draft): boolean =>
  file !== now.file.name || !path || same(at(sent, path), at(now, path));

const unsavedFirst = (title: string) =>
  `“${title}” has changes that are not saved. Save or discard them first: otherwise they would be lost.`;

const changedSince = "This save cannot be undone: the file has been changed since.";
const changedMeanwhile = "Nothing was restored: the file has been changed meanwhile. Look at its versions again.";

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
  /** The draft with which the errors were found, and the file that has been edited since. */
  const refusedDraft = useRef<Draft>(undefined);
  const changedIn = useRef<string>(undefined);
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
        setDrafts((all) => new Map(all).set(other, renewed(all.get(other), body)));
      }
      setName(other);
      if (other !== name) setNotice(undefined);
      setFocus(path);
    },
    [drafts, name],
  );

  /** Reads files again that have been written otherwise than from their forms; pages show it if it is told when. */
  const renew = useCallback(
    async (names: readonly string[], writtenAt?: number) => {
      if (writtenAt !== undefined) setSavedAt(writtenAt);
      const isLeft = (kept: string, now: Draft) => !names.includes(kept) || isChanged(now);
      // The open one stays until it has been read: its form would be made anew.
      setDrafts((all) => new Map([...all].filter(([kept, now]) => kept === name || isLeft(kept, now))));
      if (name === undefined || !names.includes(name)) return;
      const { status, body } = await loadFile(name);
      if (status === 404) return setDrafts((all) => new Map([...all].filter(([kept]) => kept !== name)));
      if (status !== 200) return;
      setDrafts((all) => new Map(all).set(name, renewed(all.get(name), body)));
    },
    [name],
  );

  const refused = useCallback((answer: Exclude<SaveAnswer | UndoAnswer, { readonly status: 200 }>) => {
    if (answer.status === 409 && "theirs" in answer.body) return setNotice({ kind: "conflict", ...answer.body });
    // If the file itself has been broken meanwhile, there is no field to go to.
    const { body } = answer;
    if ("problem" in body) return setNotice({ kind: "problem", problem: body.problem });
    if ("uses" in body) return setNotice({ kind: "used", uses: body.uses });
    if (!("errors" in body)) return undefined;
    setNotice({ kind: "errors", errors: body.errors });
    return setFocus(body.errors.find(({ path }) => path)?.path);
  }, []);

  /** Continues from a file as it has been written. */
  const written = useCallback((file: OpenFile, writtenAt: number, sent?: Draft) => {
    setSavedAt(writtenAt);
    // What has been typed while the save was on its way stays.
    setDrafts((all) => {
      const now = all.get(file.name);
      return new Map(all).set(file.name, now && sent && now !== sent ? { ...now, file } : draftOf(file));
    });
  }, []);

  /** Saves the open file, or what has just been made of it. */
  const save = useCallback(
    async (
      now: Draft | undefined = draft,
      { alsoRemove, confirmedBy }: Pick<SaveRequest, "alsoRemove" | "confirmedBy"> = {},
    ) => {
      if (!now || !isChanged(now)) return;
      // Pressed again while a save is on its way: what has been typed since is saved after it.
      if (saving.current) {
        saveAgain.current = true;
        return;
      }
      saving.current = true;
      const { file, data, blocks } = now;
      const request = { name: file.name, version: file.version, data, ...(blocks && { blocks }) };
      const answer = await saveFile({
        ...request,
        ...(alsoRemove !== undefined && { alsoRemove }),
        ...(confirmedBy !== undefined && { confirmedBy }),
      });
      if (answer.status === 200) {
        const { file: saved, writtenAt, others, ...rest } = answer.body;
        written(saved, writtenAt, now);
        setNotice({ kind: "saved", ...rest });
        if (others.length > 0) await renew(others, writtenAt);
      } else {
        refusedDraft.current = now;
        refused(answer);
      }
      saving.current = false;
      // What was refused is not saved by itself at the next stroke.
      if (answer.status !== 200) saveAgain.current = false;
    },
    [draft, refused, renew, written],
  );

  // An error goes with its cause, and what has been asked with the change that it was about.
  useEffect(() => {
    const sent = refusedDraft.current;
    if (!draft || sent?.file.name !== draft.file.name || changedIn.current !== draft.file.name) return;
    setNotice((now) => {
      if (now?.kind === "used") return same(sent.data, draft.data) ? now : undefined;
      if (now?.kind !== "errors") return now;
      const left = isChanged(draft) ? now.errors.filter((error) => isStillThere(error, sent, draft)) : [];
      if (left.length === now.errors.length) return now;
      return left.length > 0 ? { kind: "errors", errors: left } : undefined;
    });
  }, [draft]);

  useEffect(() => {
    if (saving.current || !saveAgain.current) return;
    saveAgain.current = false;
    void save();
  }, [save]);

  const undo = useCallback(
    async ({ id, name: undone, others = [] }: UndoStep) => {
      const kept = [undone, ...others].map((each) => drafts.get(each)).find((each) => each && isChanged(each));
      if (kept) return setNotice({ kind: "problem", problem: unsavedFirst(kept.file.title) });
      const answer = await undoSave(id);
      // Not a conflict to settle in the form: what is typed there may be another file.
      if (answer.status === 409) return setNotice({ kind: "problem", problem: changedSince });
      if (answer.status !== 200) return refused(answer);
      const { file, writtenAt, changes, removed } = answer.body;
      setDrafts((all) => new Map([...all].filter(([each]) => !removed.includes(each))));
      if (file) written(file, writtenAt);
      setNotice({ kind: "undone", changes });
      return renew(others, writtenAt);
    },
    [drafts, refused, renew, written],
  );

  const restore = useCallback(
    async (request: RestoreRequest) => {
      const kept = drafts.get(request.name);
      if (kept && isChanged(kept)) return setNotice({ kind: "problem", problem: unsavedFirst(kept.file.title) });
      const answer = await restoreVersion(request);
      if (answer.status === 409) return setNotice({ kind: "problem", problem: changedMeanwhile });
      if (answer.status !== 200) return refused(answer);
      const { file, writtenAt, changes } = answer.body;
      written(file, writtenAt);
      return setNotice({ kind: "restored", changes });
    },
    [drafts, refused, written],
  );

  const actions = useMemo(
    () => ({
      edit: (edited: string, change: (draft: Draft) => Edited) => {
        setDrafts((all) => {
          const now = all.get(edited);
          return now ? new Map(all).set(edited, { ...now, ...change(now) }) : all;
        });
        changedIn.current = edited;
      },
      discard: () => {
        if (draft) keep(draftOf(draft.file));
        setNotice(undefined);
      },
      /** Continues from the other version of a file: as it is, or with what has been changed here, which is saved. */
      settle: (theirs: OpenFile, mine: boolean) => {
        if (!draft) return;
        const next = mine ? onto(theirs, draft) : draftOf(theirs);
        keep(next);
        setNotice(undefined);
        void save(next);
      },
      /** Lets the former address of a page lead to it. */
      keepAddress: ({ path, from }: MovedPage) => {
        if (!draft) return;
        const [, ...entry] = path;
        const { formerly = [] } = (entry.reduce<unknown>((value, key) => (value as Keyed)[key], draft.data) ?? {}) as {
          formerly?: readonly string[];
        };
        const next = { ...draft, data: withValueAt(draft.data, entry, { formerly: [...formerly, from] }) };
        keep(next);
        void save(next);
      },
      /** Saves, and removes what is removed here also where it is named. */
      saveEverywhere: () => void save(draft, { alsoRemove: true }),
      say: setNotice,
    }),
    [draft, keep, save],
  );
  const unsaved = [...drafts.values()].filter(isChanged).map(({ file }) => file.name);
  return { draft, notice, focus, setFocus, open, save, undo, restore, renew, unsaved, savedAt, ...actions };
}
