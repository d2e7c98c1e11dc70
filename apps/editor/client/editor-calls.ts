import type {
  BringBackRequest,
  Choices,
  ConfirmRequest,
  Conflict,
  FieldError,
  FileEntry,
  FileVersions,
  History,
  KeepRequest,
  NewGroupRequest,
  NewPageRequest,
  OpenFile,
  OpenPlaces,
  Place,
  PressedWord,
  PreviewState,
  PublishingAnswer,
  PublishRequest,
  RemovalPlan,
  RemovedFile,
  RestoreRequest,
  Room,
  SaveRequest,
  Saved,
  SectionInfo,
  SpreadsheetApplied,
  SpreadsheetListInfo,
  SpreadsheetPlan,
  Undone,
  UndoRequest,
  Use,
  Written,
} from "../wire.ts";

const meta = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

/** The origin of the preview. */
export const previewOrigin = (): string => meta("editor-preview");

/** Who has signed in, on a server; empty on the owner's own machine. */
export const signedInAs = (): string => meta("editor-signed-in");

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

const unreachable = () => {
  const cause = signedInAs() === "" ? "Is its window in the terminal still open?" : "Is this device on the internet?";
  return {
    status: 0,
    body: { problem: `The editor does not answer. ${cause} Nothing here is lost until this page is closed.` },
  };
};

async function call<Body>(path: string, init: RequestInit = {}): Promise<Answer<Body>> {
  try {
    const response = await fetch(`/editor/${path}`, {
      ...init,
      headers: { "X-Editor-Token": meta("editor-token"), ...init.headers },
    });
    return { status: response.status, body: (await response.json()) as Body };
  } catch {
    return unreachable() as Answer<Body>;
  }
}

const post = <Body>(path: string, body: unknown) =>
  call<Body>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

export interface Problem {
  readonly problem: string;
}
interface Errors {
  readonly errors: readonly FieldError[];
}
type Refusal =
  | (Answer<Conflict | Problem> & { readonly status: 409 })
  | (Answer<Errors | { readonly uses: readonly Use[] } | Problem> & { readonly status: 422 })
  | (Answer<Problem> & { readonly status: 0 | 400 | 403 | 404 | 413 | 500 });
export type SaveAnswer = (Answer<Saved> & { readonly status: 200 }) | Refusal;
export type UndoAnswer = (Answer<Undone> & { readonly status: 200 }) | Refusal;

interface Files {
  readonly files: readonly FileEntry[];
  readonly choices: Choices;
  readonly sections: readonly SectionInfo[];
  readonly spreadsheets: readonly SpreadsheetListInfo[];
}
export const loadFiles = () => call<Files & Partial<Problem>>("files");
export const loadPreviewState = () => call<PreviewState & Partial<Problem>>("preview");
export const loadFile = (name: string) =>
  call<OpenFile & Partial<Problem>>(`file?${new URLSearchParams({ name }).toString()}`);
export const loadRoom = (name: string) => call<readonly Room[]>(`room?${new URLSearchParams({ name }).toString()}`);
export const saveFile = (request: SaveRequest) => post<unknown>("save", request) as Promise<SaveAnswer>;
export const undoSave = (id: number) => post<unknown>("undo", { id } satisfies UndoRequest) as Promise<UndoAnswer>;
export const addPage = (request: NewPageRequest) => post<Partial<Written & Errors & Problem>>("pages/new", request);
export const addGroup = (request: NewGroupRequest) =>
  post<Partial<Written & Errors & Problem>>("pages/new-group", request);
export const orderPages = (pages: readonly string[]) =>
  post<Partial<Written & Errors & Problem>>("pages/order", { pages });
export const planRemoval = (name: string) => post<RemovalPlan & Partial<Problem>>("pages/remove", { name });
/** Removes what a plan has shown; `id` is the plan's. */
export const removeFile = (name: string, id: string) =>
  post<(Written | RemovalPlan) & Partial<Problem>>("pages/remove", { name, id });
export const findPlaces = (word: PressedWord) => post<readonly Place[]>("places", word);
export const loadOpen = () => call<OpenPlaces & Partial<Problem>>("open");
export const confirmPlace = (request: ConfirmRequest) => post<OpenPlaces & Partial<Problem>>("open/confirm", request);

export const loadPublishing = () => call<PublishingAnswer & Partial<Problem>>("publish");
/** Begins to publish the website, or to return to the release before. */
export const startPublishing = (request: PublishRequest) =>
  post<PublishingAnswer & Partial<Problem>>("publish", request);
export const downloadPublishingLog = () => download("publish/log", "publishing.log");
export const findWords = (words: string) => call<readonly Place[]>(`find?${new URLSearchParams({ words }).toString()}`);
export const loadHistory = () => call<History & Partial<Problem>>("history");
export const loadVersions = (name: string, skip: number) =>
  call<FileVersions & Partial<Problem>>(`history/file?${new URLSearchParams({ name, skip: String(skip) }).toString()}`);
export const restoreVersion = (request: RestoreRequest) =>
  post<unknown>("history/restore", request) as Promise<SaveAnswer>;
export const loadRemoved = () => call<readonly RemovedFile[] & Partial<Problem>>("history/removed");
export const bringFileBack = (request: BringBackRequest) =>
  post<Partial<Written & Errors & Problem>>("history/bring-back", request);
export const commitHistory = (request: KeepRequest) => post<History & Partial<Problem>>("history", request);
export const sendPhoto = (file: File, title: string, description: string) =>
  call<{ name?: string } & Partial<Problem>>(`photos?${new URLSearchParams({ title, description }).toString()}`, {
    method: "POST",
    body: file,
  });

export const sendDocument = (file: File) =>
  call<{ address?: string } & Partial<Problem>>(`documents?${new URLSearchParams({ name: file.name }).toString()}`, {
    method: "POST",
    body: file,
  });

/** What may go when a spreadsheet comes in. */
export interface SpreadsheetOptions {
  readonly replaceSamples: boolean;
  readonly removeGone: boolean;
}

const spreadsheetPath = (
  list: string,
  { replaceSamples, removeGone }: SpreadsheetOptions,
  more: Record<string, string> = {},
) =>
  `spreadsheet/${list}?${new URLSearchParams({
    ...(replaceSamples && { samples: "replace" }),
    ...(removeGone && { gone: "remove" }),
    ...more,
  }).toString()}`;

export const compareSpreadsheet = (list: string, bytes: ArrayBuffer, options: SpreadsheetOptions) =>
  call<SpreadsheetPlan & Partial<Problem>>(spreadsheetPath(list, options), { method: "POST", body: bytes });
/** Writes what a plan has shown; `id` is the plan's. */
export const applySpreadsheet = (list: string, bytes: ArrayBuffer, options: SpreadsheetOptions, id: string) =>
  call<(SpreadsheetApplied | SpreadsheetPlan) & Partial<Problem>>(spreadsheetPath(list, options, { apply: id }), {
    method: "POST",
    body: bytes,
  });

export const downloadSpreadsheet = (list: string, ending: "xlsx" | "csv") =>
  download(`spreadsheet/${list}.${ending}`, `${list}.${ending}`);

/** Saves an answer as a file, as the browser saves downloads. @returns why it did not */
async function download(path: string, name: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/editor/${path}`, { headers: { "X-Editor-Token": meta("editor-token") } });
    if (!response.ok) return ((await response.json()) as Problem).problem;
    const address = URL.createObjectURL(await response.blob());
    const link = Object.assign(document.createElement("a"), { href: address, download: name });
    link.click();
    // The browser reads it after the click.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    return undefined;
  } catch {
    return unreachable().body.problem;
  }
}
