import { useCallback, useEffect, useState } from "react";
import type { Choices, FileEntry, SheetListInfo, ValuePath } from "../wire.ts";
import { BlocksEditor } from "./blocks/BlocksEditor.tsx";
import { loadFiles, signedInAs } from "./editor-calls.ts";
import { FileList } from "./FileList.tsx";
import { SettingsForm } from "./form/SettingsForm.tsx";
import { HistoryPanel } from "./HistoryPanel.tsx";
import { same } from "./merge-changes.ts";
import { NoticeBox } from "./NoticeBox.tsx";
import { type PageToShow, Preview } from "./Preview.tsx";
import { isChanged, useOpenFile } from "./use-open-file.ts";
import { usePreviewState } from "./use-preview-state.ts";
import { useFocusField } from "./use-focus-field.ts";
import { OpenHere } from "./publishing/OpenHere.tsx";
import { OpenPanel } from "./publishing/OpenPanel.tsx";
import { PublishPanel } from "./publishing/PublishPanel.tsx";
import { useOpenPlaces } from "./publishing/use-open-places.ts";
import { useOpenWalk } from "./publishing/use-open-walk.ts";
import { SheetPanel } from "./spreadsheet/SheetPanel.tsx";
import { useSteadyScroll } from "./use-steady-scroll.ts";
import { useTheme } from "./use-theme.ts";

/** What the middle can show in place of a form. */
const panels = ["Open points", "Changes", "Publish"] as const;
type Panel = (typeof panels)[number];

const nameInAddress = () => new URLSearchParams(location.search).get("file") ?? undefined;

/** What is open, as a drawing's title block says it. */
const TitleBlock = ({ file: { kind, title, address, name } }: { file: FileEntry }) => (
  <dl className="title-block">
    {Object.entries({ Kind: kind, Title: title, Page: address, File: name }).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The editor: the files at the left, the open one in the middle, the website at the right. */
export function Editor() {
  const [files, setFiles] = useState<readonly FileEntry[]>([]);
  const [choices, setChoices] = useState<Choices>();
  const [sheets, setSheets] = useState<readonly SheetListInfo[]>([]);
  const [panel, setPanel] = useState<Panel>();
  const [page, setPage] = useState<PageToShow>();
  const file = useOpenFile();
  const { draft, open, save, say, unsaved } = file;
  const theme = useTheme();
  const preview = usePreviewState();
  const openPlaces = useOpenPlaces(file.savedAt);
  const { above, scrolled } = useSteadyScroll();
  useFocusField(file.focus, file.setFocus, draft);

  const reload = useCallback(async () => {
    const { status, body } = await loadFiles();
    if (status !== 200) return say({ kind: "problem", problem: body.problem ?? "The editor does not answer." });
    // Another object would make the form anew.
    setFiles((was) => (same(was, body.files) ? was : body.files));
    setChoices((was) => (same(was, body.choices) ? was : body.choices));
    setSheets((was) => (same(was, body.sheets) ? was : body.sheets));
    return body.files;
  }, [say]);

  useEffect(() => {
    void reload().then((list) => {
      const first = nameInAddress() ?? list?.[0]?.name;
      setPage({ address: list?.find(({ name }) => name === first)?.address ?? "/" });
      return first === undefined ? undefined : open(first);
    });
    // Once, when the editor opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  // A file may have been broken or mended with an editor meanwhile.
  const { answers, problem } = preview;
  useEffect(() => {
    const look = () => void reload();
    if (answers || problem !== undefined) look();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [answers, problem, reload]);

  const edit = useCallback(
    (name: string, path?: ValuePath) => {
      setPanel(undefined);
      history.replaceState(null, "", `?${new URLSearchParams({ file: name }).toString()}`);
      void open(name, path);
    },
    [open],
  );

  /** Opens a file, and its page beside it. */
  const show = useCallback(
    (name: string, path?: ValuePath) => {
      const address = files.find((file) => file.name === name)?.address;
      if (address !== undefined) setPage({ address });
      edit(name, path);
    },
    [edit, files],
  );

  const walk = useOpenWalk(openPlaces, open, show);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      void save();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [save]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => unsaved.length > 0 && event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved.length]);

  const current = draft?.file.name;
  const sheet = sheets.find((list) => current !== undefined && list.files.includes(current));
  return (
    <div className="editor">
      <a className="skip" href="#form">
        Skip to the form
      </a>
      <header className="editor-head">
        <h1>
          <img src="/icon.svg" alt="" /> Editor
        </h1>
        {draft && <TitleBlock file={draft.file} />}
        <div className="editor-actions">
          {panels.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={panel === name}
              onClick={() => setPanel(panel === name ? undefined : name)}
            >
              {name}
              {name === "Open points" && openPlaces.places && <small> {openPlaces.places.points.length}</small>}
            </button>
          ))}
          <button type="button" aria-pressed={theme.dark} onClick={theme.toggle}>
            Dark
          </button>
          {signedInAs() !== "" && (
            <form method="post" action="/sign-out">
              <button type="submit" title={`You are signed in as ${signedInAs()}`}>
                Sign out
              </button>
            </form>
          )}
        </div>
      </header>
      <FileList {...{ files, current, unsaved }} onOpen={show} />
      <main className="editor-form" id="form" tabIndex={-1}>
        <div className="form-head" ref={above}>
          {panel === undefined && draft && choices && (
            <div className="save-bar">
              <button type="button" className="save" disabled={!isChanged(draft)} onClick={() => void save()}>
                {isChanged(draft) ? "Save" : "Saved"}
              </button>
              {isChanged(draft) && (
                <button type="button" onClick={file.discard}>
                  Discard my changes
                </button>
              )}
              <span>
                {isChanged(draft) ? "Not on the website yet. Save: Ctrl + S" : "Change a field below, and save it."}
              </span>
            </div>
          )}
          {panel === undefined && (
            <NoticeBox notice={file.notice} onOpen={show} onSettle={file.settle} onKeepAddress={file.keepAddress} />
          )}
          {panel === undefined && draft && (
            <OpenHere open={openPlaces} walk={walk} file={draft.file.name} unsaved={isChanged(draft)} />
          )}
        </div>
        <div className="editor-scroll" key={panel ?? current} ref={scrolled} inert={walk.confirming}>
          {panel === "Open points" && <OpenPanel open={openPlaces} onShow={walk.showPoint} />}
          {panel === "Changes" && <HistoryPanel onUndo={file.undo} notice={file.notice} onOpen={show} />}
          {panel === "Publish" && <PublishPanel open={openPlaces} onOpenPoints={() => setPanel("Open points")} />}
          {panel === undefined && draft && choices && (
            <>
              {sheet && (
                <SheetPanel
                  key={sheet.list}
                  list={sheet}
                  unsaved={unsaved}
                  onApplied={(names, writtenAt) => {
                    void file.renew(names, writtenAt);
                    void reload();
                  }}
                />
              )}
              <SettingsForm
                key={draft.file.name}
                draft={draft}
                choices={choices}
                errors={file.notice?.kind === "errors" ? file.notice.errors : []}
                onChange={(change) => file.edit(draft.file.name, ({ data }) => ({ data: change(data) }))}
                onPhoto={() => void reload()}
              />
              {draft.blocks && (
                <BlocksEditor
                  key={`${draft.file.name} text`}
                  blocks={draft.blocks}
                  errors={file.notice?.kind === "errors" ? file.notice.errors : []}
                  onChange={(blocks) => file.edit(draft.file.name, () => ({ blocks }))}
                />
              )}
            </>
          )}
        </div>
      </main>
      <Preview state={preview} page={page} dark={theme.dark} savedAt={file.savedAt} onFound={edit} />
    </div>
  );
}
