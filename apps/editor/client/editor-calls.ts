import type {
  Choices,
  ConfirmRequest,
  Conflict,
  FieldError,
  FileEntry,
  History,
  KeepRequest,
  OpenFile,
  OpenPlaces,
  Place,
  PressedWord,
  PreviewState,
  PublishLine,
  PublishRequest,
  SaveRequest,
  Saved,
  SheetApplied,
  SheetListInfo,
  SheetPlan,
  UndoRequest,
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
export type SaveAnswer =
  | (Answer<Saved> & { readonly status: 200 })
  | (Answer<Conflict> & { readonly status: 409 })
  | (Answer<{ readonly errors: readonly FieldError[] } | Problem> & { readonly status: 422 })
  | (Answer<Problem> & { readonly status: 0 | 400 | 403 | 404 | 413 | 500 });

interface Files {
  readonly files: readonly FileEntry[];
  readonly choices: Choices;
  readonly sheets: readonly SheetListInfo[];
}
export const loadFiles = () => call<Files & Partial<Problem>>("files");
export const loadPreviewState = () => call<PreviewState & Partial<Problem>>("preview");
export const loadFile = (name: string) =>
  call<OpenFile & Partial<Problem>>(`file?${new URLSearchParams({ name }).toString()}`);
export const saveFile = (request: SaveRequest) => post<unknown>("save", request) as Promise<SaveAnswer>;
export const undoSave = (id: number) => post<unknown>("undo", { id } satisfies UndoRequest) as Promise<SaveAnswer>;
export const findPlaces = (word: PressedWord) => post<readonly Place[]>("places", word);
export const loadOpen = () => call<OpenPlaces & Partial<Problem>>("open");
export const confirmPlace = (request: ConfirmRequest) => post<OpenPlaces & Partial<Problem>>("open/confirm", request);

/**
 * Publishes the website, or returns to the release before.
 * @param say gets each line while it runs
 * @returns whether it worked
 */
export async function publishSite(request: PublishRequest, say: (line: string) => void): Promise<boolean> {
  const headers = { "X-Editor-Token": meta("editor-token"), "Content-Type": "application/json" };
  try {
    const response = await fetch("/editor/publish", { method: "POST", headers, body: JSON.stringify(request) });
    if (!response.ok || !response.body) {
      say(((await response.json()) as Problem).problem);
      return false;
    }
    let worked = false;
    let rest = "";
    const take = (text: string) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const said = JSON.parse(line) as PublishLine;
        if ("line" in said) say(said.line);
        else worked = said.ended === 0;
      }
    };
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) take(part.value);
    return worked;
  } catch {
    say(unreachable().body.problem);
    return false;
  }
}
export const findWords = (words: string) => call<readonly Place[]>(`find?${new URLSearchParams({ words }).toString()}`);
export const loadHistory = () => call<History & Partial<Problem>>("history");
export const commitHistory = (request: KeepRequest) => post<History & Partial<Problem>>("history", request);
export const sendPhoto = (file: File, title: string, description: string) =>
  call<{ name?: string } & Partial<Problem>>(`photos?${new URLSearchParams({ title, description }).toString()}`, {
    method: "POST",
    body: file,
  });

/** What may go when a spreadsheet comes in. */
export interface SheetOptions {
  readonly replaceSamples: boolean;
  readonly removeGone: boolean;
}

const sheetPath = (list: string, { replaceSamples, removeGone }: SheetOptions, more: Record<string, string> = {}) =>
  `sheet/${list}?${new URLSearchParams({
    ...(replaceSamples && { samples: "replace" }),
    ...(removeGone && { gone: "remove" }),
    ...more,
  }).toString()}`;

export const compareSheet = (list: string, bytes: ArrayBuffer, options: SheetOptions) =>
  call<SheetPlan & Partial<Problem>>(sheetPath(list, options), { method: "POST", body: bytes });
/** Writes what a plan has shown; `id` is the plan's. */
export const applySheet = (list: string, bytes: ArrayBuffer, options: SheetOptions, id: string) =>
  call<(SheetApplied | SheetPlan) & Partial<Problem>>(sheetPath(list, options, { apply: id }), {
    method: "POST",
    body: bytes,
  });

/** Saves a list as a file, as the browser saves downloads. @returns why it did not */
export async function downloadSheet(list: string, ending: "xlsx" | "csv"): Promise<string | undefined> {
  try {
    const name = `${list}.${ending}`;
    const response = await fetch(`/editor/sheet/${name}`, { headers: { "X-Editor-Token": meta("editor-token") } });
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
