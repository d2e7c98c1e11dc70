import { Hono } from "hono";
import { placeInWords } from "../content/changes.ts";
import { addressesByName, entryOf, fileNames, rawText } from "../content/content-files.ts";
import { formSchema } from "../content/form-schema.ts";
import { readContentText } from "../editing/content-text.ts";
import type { UndoSteps } from "../history/undo-steps.ts";
import { confirm, ConfirmError } from "../publishing/check/confirm.ts";
import { countsOf, leftOutInWords, type OpenPoint } from "../publishing/check/open-point.ts";
import { openPoints } from "../publishing/check/open-points.ts";
import { wayFor } from "../publishing/check/ways.ts";
import type { OpenPlace, OpenPlaces } from "../wire.ts";
import { join } from "node:path";
import { bodyOf, confirmRequest } from "./request-body.ts";
import { replaceFile } from "./saving.ts";
import { authorOf, signedIn } from "./signed-in.ts";

/** The open points of the content in the words of the editor's forms. */
function openPlaces(root: string, by: string): OpenPlaces {
  const points = openPoints({ folder: join(root, "content") });
  const byName = addressesByName(root);
  const known = new Set(fileNames(root));
  const inFile = ({ file, path, kind, words, pages }: OpenPoint): OpenPlace => {
    if (!known.has(file)) return { kind, file, group: "Settings of the server", path: [], title: "", words, pages };
    const content = readContentText(file, rawText(root, file));
    const entry = entryOf(file, content.data, byName);
    const place = ["data", ...path];
    const title = path.length > 0 ? placeInWords(content, place, formSchema(file, content.data)) : "All of it";
    const sentence = words.replace(/^./, (letter) => letter.toUpperCase());
    return { kind, file, group: `${entry.kind}: ${entry.title}`, path: place, title, words: sentence, pages };
  };
  return {
    counts: countsOf(points) ?? "",
    leftOut: leftOutInWords(points) ?? "",
    points: points.map(inFile),
    way: wayFor(points),
    by,
  };
}

/** What is open before the website can be published, and the confirming of a sample under a name. */
export function openRoutes(root: string, undo: UndoSteps): Hono {
  const routes = new Hono();
  routes.get("/", (c) => c.json(openPlaces(root, authorOf(c, root).name)));
  routes.post("/confirm", async (c) => {
    const { file, path, by: typed } = await bodyOf(c, confirmRequest);
    const by = signedIn(c)?.name ?? typed;
    if (!fileNames(root).includes(file)) return c.json({ problem: "There is no such file in content/." }, 404);
    if (!by.trim()) return c.json({ problem: "Please write your name above: it is recorded who confirms." }, 422);
    const raw = rawText(root, file);
    const on = new Date().toISOString().slice(0, 10);
    let edited: string;
    try {
      edited = confirm(raw, path.slice(1), { by: by.trim(), on }, file.endsWith(".md"));
    } catch (error) {
      if (error instanceof ConfirmError) return c.json({ problem: error.message }, 422);
      throw error;
    }
    const content = readContentText(file, edited);
    const { kind, title } = entryOf(file, content.data, new Map());
    replaceFile(root, file, edited);
    const place = path.length > 1 ? placeInWords(content, path, formSchema(file, content.data)) : "All of it";
    undo.add({
      files: [{ name: file, before: raw, after: edited }],
      title: `${kind}: ${title}`,
      changes: [`${place}: confirmed`],
    });
    return c.json(openPlaces(root, authorOf(c, root).name));
  });
  return routes;
}
