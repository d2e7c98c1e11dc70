import type {
  Choices,
  Conflict,
  FieldMistake,
  FileEntry,
  History,
  OpenFile,
  Place,
  PressedWord,
  SaveRequest,
  Saved,
} from "../wire.ts";

const meta = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? "";

/** The origin of the preview. */
export const previewOrigin = (): string => meta("desk-preview");

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

const unreachable = {
  status: 0,
  body: {
    problem:
      "The desk does not answer. Is its window in the terminal still open? Nothing here is lost until this page is closed.",
  },
};

async function call<Body>(path: string, init: RequestInit = {}): Promise<Answer<Body>> {
  try {
    const response = await fetch(`/desk/${path}`, {
      ...init,
      headers: { "X-Desk-Token": meta("desk-token"), ...init.headers },
    });
    return { status: response.status, body: (await response.json()) as Body };
  } catch {
    return unreachable as Answer<Body>;
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
  | (Answer<{ readonly mistakes: readonly FieldMistake[] }> & { readonly status: 422 })
  | (Answer<Problem> & { readonly status: 0 | 403 | 404 | 413 | 500 });

export const loadFiles = () => call<{ files: readonly FileEntry[]; choices: Choices } & Partial<Problem>>("files");
export const loadFile = (name: string) =>
  call<OpenFile & Partial<Problem>>(`file?${new URLSearchParams({ name }).toString()}`);
export const saveFile = (request: SaveRequest) => post<unknown>("save", request) as Promise<SaveAnswer>;
export const undoSave = (id: number) => post<unknown>("undo", { id }) as Promise<SaveAnswer>;
export const findPlaces = (word: PressedWord) => post<readonly Place[]>("places", word);
export const findWords = (words: string) => call<readonly Place[]>(`find?${new URLSearchParams({ words }).toString()}`);
export const loadHistory = () => call<History & Partial<Problem>>("history");
export const commitHistory = (author: { name: string; email: string }, message: string) =>
  post<History & Partial<Problem>>("history", { author, message });
export const sendPhoto = (file: File, title: string, description: string) =>
  call<{ name?: string } & Partial<Problem>>(`photos?${new URLSearchParams({ title, description }).toString()}`, {
    method: "POST",
    body: file,
  });
