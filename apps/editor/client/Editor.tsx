import { useCallback, useEffect, useRef, useState } from "react";
import type {
  Choices,
  FileEntry,
  OpenPlace,
  SectionInfo,
  SpreadsheetListInfo,
  UndoStep,
  ValuePath,
  Written,
} from "../wire.ts";
import { BlocksEditor } from "./blocks/BlocksEditor.tsx";
import { CheckBox } from "./CheckBox.tsx";
import { loadFiles, signedInAs } from "./editor-calls.ts";
import { FileList, type NewEntry } from "./FileList.tsx";
import { SettingsForm } from "./form/SettingsForm.tsx";
import { HistoryPanel } from "./HistoryPanel.tsx";
import { same } from "./merge-changes.ts";
import { NoticeBox } from "./NoticeBox.tsx";
import { NewGroupPanel } from "./pages/NewGroupPanel.tsx";
import { NewPagePanel } from "./pages/NewPagePanel.tsx";
import { RemovePanel } from "./pages/RemovePanel.tsx";
import { SideListPanel } from "./pages/SideListPanel.tsx";
import { type PageToShow, Preview } from "./Preview.tsx";
import { type Draft, isChanged, useOpenFile } from "./use-open-file.ts";
import { usePreviewState } from "./use-preview-state.ts";
import { useFocusField } from "./use-focus-field.ts";
import { OpenHere } from "./publishing/OpenHere.tsx";
import { OpenPanel } from "./publishing/OpenPanel.tsx";
import { PublishPanel } from "./publishing/PublishPanel.tsx";
import { useOpenPlaces } from "./publishing/use-open-places.ts";
import { useOpenWalk } from "./publishing/use-open-walk.ts";
import { SpreadsheetPanel } from "./spreadsheet/SpreadsheetPanel.tsx";
import { RoomHere } from "./RoomHere.tsx";
import { useSteadyScroll } from "./use-steady-scroll.ts";
import { useTheme } from "./use-theme.ts";

/** What the middle can show in place of a form. */
const panels = ["Open points", "Changes", "Publish"] as const;
type Panel = (typeof panels)[number] | NewEntry;

const nameInAddress = () => new URLSearchParams(location.search).get("file") ?? undefined;

/** The file with the pictures of a gallery's page; undefined for any other. */
function galleryOf(draft: Draft | undefined): string | undefined {
  const { gallery } = (draft?.data ?? {}) as { readonly gallery?: unknown };
  return typeof gallery === "string" ? `content/galleries/${gallery}.yaml` : undefined;
}

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
  const [sections, setSections] = useState<readonly SectionInfo[]>([]);
  const [spreadsheets, setSpreadsheets] = useState<readonly SpreadsheetListInfo[]>([]);
  const [panel, setPanel] = useState<Panel>();
  const [page, setPage] = useState<PageToShow>();
  /** Whether the next save confirms what it changes. */
  const [signs, setSigns] = useState(false);
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
    setSections((was) => (same(was, body.sections) ? was : body.sections));
    setSpreadsheets((was) => (same(was, body.spreadsheets) ? was : body.spreadsheets));
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
      return open(name, path);
    },
    [open],
  );

  /** Opens a file, and its page beside it. */
  const show = useCallback(
    (name: string, path?: ValuePath) => {
      const address = files.find((file) => file.name === name)?.address;
      if (address !== undefined) setPage({ address });
      void edit(name, path);
    },
    [edit, files],
  );

  /** After files have been added, removed or ordered: opens the next one, and shows the website as it is now. */
  const { renew } = file;
  const written = useCallback(
    async ({ files: names, writtenAt, next, title, changes }: Written) => {
      const list = await reload();
      const found = list?.find(({ name }) => name === next) ?? list?.[0];
      if (found) setPage({ address: found.address });
      await Promise.all([found && edit(found.name), renew(names, writtenAt)]);
      say({ kind: "saved", changes: changes.map((change) => `${title}: ${change}`), alsoStated: [], moved: [] });
    },
    [edit, reload, renew, say],
  );

  // What is saved may give a file a page, or take it away: the one for buyers is there once a fact is.
  const [name, address] = [draft?.file.name, draft?.file.address];
  const known = useRef({ name, address });
  useEffect(() => {
    const before = known.current;
    known.current = { name, address };
    if (address !== undefined && before.name === name && before.address !== address) setPage({ address });
  }, [name, address]);

  /** Takes a save back, and shows the page that it had changed. */
  const undo = async (step: UndoStep) => {
    await file.undo(step);
    const page = files.find((one) => one.name === step.name)?.address;
    if (page !== undefined) setPage({ address: page });
  };

  const walk = useOpenWalk(openPlaces, open, show);

  const { by, confirm } = openPlaces;
  const confirmInPreview = (point: OpenPlace) => {
    if (unsaved.includes(point.file)) return "Save or discard your changes of it first.";
    if (by.trim() === "") {
      setPanel("Open points");
      return "Write your name at the left first: it is recorded who confirms.";
    }
    // The form needs the file as it is now, or the next save would be a conflict.
    void confirm(point, () => renew([point.file]));
    return undefined;
  };

  const saveNow = useCallback(() => {
    setSigns(false);
    void save(undefined, signs && by.trim() !== "" ? { confirmedBy: by } : {});
  }, [by, save, signs]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      saveNow();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [saveNow]);

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => unsaved.length > 0 && event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved.length]);

  const current = draft?.file.name;
  const section = sections.find(({ name }) => name === current);
  const gallery = files.find((one) => one.name === galleryOf(draft));
  const spreadsheet = spreadsheets.find((list) => current !== undefined && list.files.includes(current));
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
      <FileList {...{ files, current, unsaved }} onOpen={show} onNew={setPanel} />
      <main className="editor-form" id="form" tabIndex={-1}>
        <div className="form-head" ref={above}>
          {panel === undefined && draft && choices && (
            <div className="save-bar">
              <button type="button" className="save" disabled={!isChanged(draft)} onClick={saveNow}>
                {isChanged(draft) ? "Save" : "Saved"}
              </button>
              {isChanged(draft) && (
                <button type="button" onClick={file.discard}>
                  Discard my changes
                </button>
              )}
              {isChanged(draft) && draft.file.confirmable && by.trim() !== "" && (
                <CheckBox checked={signs} onChange={setSigns}>
                  This is true: confirm as {by}
                </CheckBox>
              )}
              <span>
                {isChanged(draft) ? "Not on the website yet. Save: Ctrl + S" : "Change a field below, and save it."}
              </span>
            </div>
          )}
          {panel === undefined && (
            <NoticeBox
              notice={file.notice}
              onOpen={show}
              onSettle={file.settle}
              onKeepAddress={file.keepAddress}
              onSaveEverywhere={file.saveEverywhere}
            />
          )}
          {panel === undefined && draft && (
            <OpenHere open={openPlaces} walk={walk} file={draft.file.name} unsaved={isChanged(draft)} />
          )}
        </div>
        <div className="editor-scroll" key={panel ?? current} ref={scrolled} inert={walk.confirming}>
          {panel === "Open points" && <OpenPanel open={openPlaces} onShow={walk.showPoint} />}
          {panel === "Changes" && (
            <HistoryPanel
              file={current}
              onUndo={undo}
              onRestore={file.restore}
              onWritten={(done) => void written(done)}
              notice={file.notice}
              onOpen={show}
            />
          )}
          {panel === "Publish" && <PublishPanel open={openPlaces} onOpenPoints={() => setPanel("Open points")} />}
          {panel === "New page" && choices && (
            <NewPagePanel {...{ sections, choices }} onWritten={(done) => void written(done)} />
          )}
          {panel === "New group of projects" && choices && (
            <NewGroupPanel {...{ files, choices }} onWritten={(done) => void written(done)} />
          )}
          {panel === undefined && draft && choices && (
            <>
              <RoomHere key={`${draft.file.name} room`} name={draft.file.name} savedAt={file.savedAt} />
              {section && (
                <SideListPanel key={section.name} section={section} onWritten={(done) => void written(done)} />
              )}
              {gallery && (
                <p className="hint">
                  Its pictures and their captions:{" "}
                  <button type="button" className="link" onClick={() => show(gallery.name)}>
                    {gallery.title}
                  </button>
                </p>
              )}
              {spreadsheet && (
                <SpreadsheetPanel
                  key={spreadsheet.list}
                  list={spreadsheet}
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
              {draft.file.removable && (
                <RemovePanel
                  key={`${draft.file.name} remove`}
                  file={draft.file}
                  unsaved={unsaved}
                  onOpen={show}
                  onWritten={(done) => void written(done)}
                />
              )}
            </>
          )}
        </div>
      </main>
      <Preview
        state={preview}
        page={page}
        dark={theme.dark}
        savedAt={file.savedAt}
        open={openPlaces}
        showsSideList={panel === undefined && section !== undefined}
        onFound={edit}
        onTrue={confirmInPreview}
      />
    </div>
  );
}
