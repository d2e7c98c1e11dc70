import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { ContentError } from "@ttpl/content/check/validation-error.ts";
import { fileNames, listFiles } from "../content/content-files.ts";
import { placesOf, placesWith } from "../content/places.ts";
import { sectionsOf } from "../content/side-list.ts";
import { CannotEdit } from "../editing/yaml/entries.ts";
import { changesSince } from "../history/changes-since.ts";
import { fileVersions } from "../history/file-versions.ts";
import { type Author, baseCommit, commitChanges, GitError, uncommitted } from "../history/git.ts";
import { roomFor } from "../publishing/check/page-room.ts";
import { removedFiles } from "../history/removed-files.ts";
import { UndoSteps } from "../history/undo-steps.ts";
import type { History, PreviewState } from "../wire.ts";
import { choicesOf } from "./choices.ts";
import type { ClientBundle } from "./client-bundle.ts";
import { documentRoutes } from "./document-routes.ts";
import { editorDocument, editorPolicy } from "./editor-page.ts";
import { openRoutes } from "./open-routes.ts";
import { pageRoutes } from "./page-routes.ts";
import { publishRoutes } from "./publish-routes.ts";
import { loopback, ownHostOnly, ownPageOnly } from "./guard.ts";
import { photoRoutes } from "./photo-routes.ts";
import {
  BadRequest,
  bodyOf,
  bringBackRequest,
  keepRequest,
  pressedWord,
  restoreRequest,
  saveRequest,
  undoRequest,
} from "./request-body.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { bringBack, openFile, restore, save, takeBack } from "./saving.ts";
import { spreadsheetListsOf } from "../spreadsheet/lists.ts";
import { spreadsheetRoutes } from "./spreadsheet-routes.ts";
import { authorOf, signedIn } from "./signed-in.ts";

export interface EditorSettings {
  /** The folder that contains content/ and apps/site/public/. */
  readonly root: string;
  /** The origin of the development server. */
  readonly preview: string;
  readonly previewState: () => PreviewState;
  readonly client: ClientBundle;
  /** The public host name, if those who use the editor have signed in. */
  readonly host?: string;
}

/** The commit from which changes are counted, or why git does not tell. */
function baseOf(root: string): { base?: ReturnType<typeof baseCommit>; refused?: string } {
  try {
    return { base: baseCommit(root) };
  } catch (error) {
    if (error instanceof GitError) return { refused: error.message };
    throw error;
  }
}

function historyOf(root: string, undo: UndoSteps, author: Author): History {
  const { base, refused } = baseOf(root);
  return {
    since: base?.since ?? "",
    ...(refused !== undefined && { refused }),
    files: base ? changesSince(root, base.commit) : [],
    uncommitted: base ? uncommitted(root) : [],
    undo: undo.list(),
    author,
  };
}

/** The editor: its page, and what the page asks for. A new token is made for each start. */
export function editorApp({ root, preview, previewState, client, host }: EditorSettings): Hono {
  const token = randomBytes(24).toString("base64url");
  const undo = new UndoSteps(root);
  const isOnServer = host !== undefined;
  const app = new Hono();
  app.use(ownHostOnly(isOnServer ? new RegExp(`^${RegExp.escape(host)}$`) : loopback));
  app.use(async (c, next) => {
    await next();
    c.header("Content-Security-Policy", editorPolicy(preview, isOnServer));
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    // "no-referrer" would make the Origin of the form that signs out "null".
    c.header("Referrer-Policy", isOnServer ? "same-origin" : "no-referrer");
    c.header("Cache-Control", "no-store");
  });
  app.get("/", (c) => c.html(editorDocument({ token, preview, signedIn: signedIn(c)?.name ?? "" }, client)));
  app.get("/client.js", (c) => c.body(client.script, 200, { "Content-Type": "text/javascript; charset=utf-8" }));
  app.get("/client.css", (c) => c.body(client.styles, 200, { "Content-Type": "text/css; charset=utf-8" }));
  app.get("/archivo.woff2", (c) => c.body(Uint8Array.from(client.font), 200, { "Content-Type": "font/woff2" }));

  app.route("/", pictureRoutes(root));

  const api = new Hono();
  api.use(ownPageOnly(token, isOnServer ? "https" : "http"));
  api.route("/photos", photoRoutes(root));
  api.route("/documents", documentRoutes(root));
  api.route("/spreadsheet", spreadsheetRoutes(root, undo));
  api.use(
    bodyLimit({ maxSize: 2_000_000, onError: (c) => c.json({ problem: "That is too much text for one page." }, 413) }),
  );
  api.get("/files", (c) =>
    c.json({
      files: listFiles(root),
      choices: choicesOf(root),
      sections: sectionsOf(root),
      spreadsheets: spreadsheetListsOf(root),
    }),
  );
  api.get("/preview", (c) => c.json(previewState()));
  api.get("/room", async (c) => c.json(await roomFor(root, c.req.query("name") ?? "")));
  api.get("/file", (c) => {
    const file = openFile(root, c.req.query("name") ?? "");
    return file ? c.json(file) : c.json({ problem: "There is no such file in content/." }, 404);
  });
  api.post("/save", async (c) => {
    const { confirmedBy, ...request } = await bodyOf(c, saveRequest);
    const by = confirmedBy === undefined ? undefined : (signedIn(c)?.name ?? confirmedBy);
    const { status, body } = save(root, undo, { ...request, ...(by !== undefined && { confirmedBy: by }) });
    return c.json(body, status);
  });
  api.post("/undo", async (c) => {
    const { status, body } = takeBack(root, undo, (await bodyOf(c, undoRequest)).id);
    return c.json(body, status);
  });
  api.post("/places", async (c) => c.json(placesOf(root, await bodyOf(c, pressedWord))));
  api.route("/open", openRoutes(root, undo));
  api.route("/pages", pageRoutes(root, undo));
  api.route("/publish", publishRoutes(root));
  api.get("/find", (c) => c.json(placesWith(root, c.req.query("words") ?? "")));
  api.get("/history", (c) => c.json(historyOf(root, undo, authorOf(c, root))));
  api.post("/history", async (c) => {
    const { author: typed, message } = await bodyOf(c, keepRequest);
    const author = signedIn(c) ?? typed;
    if (!author.name.trim() || !author.email.trim() || !message.trim()) {
      return c.json({ problem: "Please give your name, your e-mail address and a line about the changes." }, 422);
    }
    commitChanges(root, author, message);
    return c.json(historyOf(root, undo, authorOf(c, root)));
  });
  api.get("/history/file", (c) => {
    const name = c.req.query("name") ?? "";
    if (!fileNames(root).includes(name)) return c.json({ problem: "There is no such file in content/." }, 404);
    const skip = Number.parseInt(c.req.query("skip") ?? "0", 10);
    return c.json(fileVersions(root, name, skip > 0 ? skip : 0));
  });
  api.get("/history/removed", (c) => c.json(removedFiles(root)));
  api.post("/history/bring-back", async (c) => {
    const { status, body } = bringBack(root, undo, await bodyOf(c, bringBackRequest));
    return c.json(body, status);
  });
  api.post("/history/restore", async (c) => {
    const { status, body } = restore(root, undo, await bodyOf(c, restoreRequest));
    return c.json(body, status);
  });
  app.route("/editor", api);
  app.notFound((c) => c.json({ problem: "There is nothing here." }, 404));
  app.onError((error, c) => {
    // A file or a request that is not as it should be: nothing was written, and the editor stays open.
    if (error instanceof CannotEdit || error instanceof ContentError) return c.json({ problem: error.message }, 422);
    if (error instanceof BadRequest) {
      const problem = `The editor cannot read this request (${error.message}). Nothing was written. Load the page again.`;
      return c.json({ problem }, 400);
    }
    // git refuses in its own words, such as for a name of signs alone.
    if (error instanceof GitError) return c.json({ problem: `The editor could not do that: ${error.message}` }, 422);
    console.error(error);
    const cause = error instanceof Error ? error.message : String(error);
    return c.json({ problem: `The editor could not do that: ${cause}` }, 500);
  });
  return app;
}
