import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { editorApp, type EditorSettings } from "../../server/editor-app.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import type { OpenFile } from "../../wire.ts";
import { withValue } from "./edited-values.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

const host = "localhost:3002";

/** The editor over a copy of the content, in a git repository of its own. */
export interface EditorCopy {
  readonly root: string;
  text(name: string): string;
  write(name: string, text: string): void;
  git(...args: string[]): string;
  /** A request as the editor's page sends it; `body` is sent as JSON unless it is bytes. */
  ask<Body>(path: string, body?: unknown, headers?: Record<string, string>): Promise<{ status: number; body: Body }>;
  /** A file as the editor's page downloads it. */
  download(path: string): Promise<{ status: number; bytes: Uint8Array; headers: Headers }>;
  open(name: string): Promise<OpenFile>;
  /** Saves a file with other values at paths such as "telephones.0.number". */
  save<Body>(file: OpenFile, values: Record<string, unknown>): Promise<{ status: number; body: Body }>;
  /** A request as it is. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Another editor over the same folder, as after a restart. */
  restarted(): Promise<EditorCopy>;
}

export const client = { script: "", styles: "", font: new Uint8Array(), version: "1" };

export async function editorCopy({
  previewState = () => ({ answers: true }),
}: Partial<Pick<EditorSettings, "previewState">> = {}): Promise<EditorCopy> {
  const root = await temporaryFolder();
  copyContent(root);
  repository ??= committedContent();
  for (const [name, bytes] of repository) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), bytes);
  }
  return editorOver(root, gitIn(root), previewState);
}

function copyContent(root: string): void {
  cpSync("content", join(root, "content"), { recursive: true });
  mkdirSync(join(root, publicFolder), { recursive: true });
  for (const name of ["pictures", "documents", "icon.svg"])
    symlinkSync(resolve(publicFolder, name), join(root, publicFolder, name));
}

const gitIn =
  (root: string): EditorCopy["git"] =>
  (...args) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
      cwd: root,
      encoding: "utf8",
      timeout: 60_000,
    });

/** The files of every copy's repository: for git they are more work than most of these tests. */
let repository: ReadonlyMap<string, Buffer> | undefined;

function committedContent(): ReadonlyMap<string, Buffer> {
  const root = mkdtempSync(join(tmpdir(), "ttpl-test-"));
  try {
    copyContent(root);
    const git = gitIn(root);
    git("init", "--quiet", "--template=");
    git("add", "content", `${publicFolder}/documents`);
    git("commit", "--quiet", "--message", "Start");
    // One file instead of one for each that is committed.
    git("repack", "-a", "-d", "--quiet");
    const entries = readdirSync(join(root, ".git"), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return new Map(files.map((file) => [relative(root, file), readFileSync(file)]));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The editor over a folder. */
export async function editorOver(
  root: string,
  git: EditorCopy["git"],
  previewState: EditorSettings["previewState"] = () => ({ answers: true }),
): Promise<EditorCopy> {
  const app = editorApp({ root, preview: "http://localhost:3000", previewState, client });
  const request = async (path: string, init: RequestInit = {}) =>
    app.request(`http://${host}${path}`, { ...init, headers: { Host: host, ...(init.headers as object) } });
  const document = await (await request("/")).text();
  const token = /name="editor-token" content="([^"]+)"/.exec(document)?.[1] ?? "";

  const copy: EditorCopy = {
    root,
    request,
    git,
    restarted: () => editorOver(root, git, previewState),
    text: (name) => readFileSync(join(root, name), "utf8"),
    write(name, text) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    },
    async ask(path, body, headers = {}) {
      const bytes = body instanceof Uint8Array;
      const response = await request(`/editor/${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { "X-Editor-Token": token, ...headers },
        body: bytes ? Uint8Array.from(body) : body === undefined ? null : JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as never };
    },
    async download(path) {
      const response = await request(`/editor/${path}`, { headers: { "X-Editor-Token": token } });
      return {
        status: response.status,
        bytes: new Uint8Array(await response.arrayBuffer()),
        headers: response.headers,
      };
    },
    open: async (name) => (await copy.ask<OpenFile>(`file?${new URLSearchParams({ name }).toString()}`)).body,
    save(file, values) {
      const keys = (path: string) => path.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const data = Object.entries(values).reduce<unknown>(
        (old, [path, value]) => withValue(old, keys(path), value),
        file.data,
      );
      return copy.ask("save", { name: file.name, version: file.version, data, blocks: file.blocks });
    },
  };
  return copy;
}
