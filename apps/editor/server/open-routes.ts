import { headPart } from "@ttpl/content/derive/page-parts.ts";
import { Hono } from "hono";
import { placeInWords } from "../content/changes.ts";
import { confirm, confirmablesOf, ConfirmError } from "../content/confirm.ts";
import { addressesByName, entryOf, fileNames, rawText, readFile } from "../content/content-files.ts";
import { formSchema } from "../content/form-schema.ts";
import { partTitle, placeOfPart } from "../content/page-places.ts";
import { tellingTexts } from "../content/places.ts";
import { readContentText } from "../editing/content-text.ts";
import type { UndoSteps } from "../history/undo-steps.ts";
import { countsOf, leftOutInWords, type OpenPoint } from "../publishing/check/open-point.ts";
import { openPoints } from "../publishing/check/open-points.ts";
import { shownPartsOf } from "../publishing/check/shown-parts.ts";
import { wayFor } from "../publishing/check/ways.ts";
import type { OpenPlace, OpenPlaces } from "../wire.ts";
import { join } from "node:path";
import { bodyOf, confirmRequest } from "./request-body.ts";
import { replaceFile, today } from "./saving.ts";
import { authorOf, signedIn } from "./signed-in.ts";

/** How many parts of each page visitors see. */
function shownByAddress(root: string): OpenPlaces["shown"] {
  const pages = fileNames(root).filter((name) => name.endsWith(".md"));
  return Object.fromEntries(
    pages.flatMap((name) => {
      const { data, error } = readFile(root, name);
      const parts = error === undefined ? shownPartsOf(data, confirmablesOf(name, rawText(root, name))) : undefined;
      return parts ? [[entryOf(name, {}, new Map()).address, parts]] : [];
    }),
  );
}

/** The open points of the content in the words of the editor's forms. */
function openPlaces(root: string, by: string): OpenPlaces {
  const points = openPoints({ folder: join(root, "content") });
  const byName = addressesByName(root);
  const known = new Set(fileNames(root));
  const inFile = ({ file, path, part, of, before, says, kind, words, pages }: OpenPoint): OpenPlace => {
    const point = {
      kind,
      file,
      ...(part !== undefined && { part }),
      isHead: part === headPart,
      ...(of !== undefined && { of }),
      // A mark of former versions is of no text, so nothing has changed since.
      ...(before?.of !== undefined && { before: { by: before.by, on: before.on } }),
      texts: tellingTexts(says),
      pages,
    };
    if (!known.has(file)) return { ...point, group: "Settings of the server", path: [], look: [], title: "", words };
    const content = readContentText(file, rawText(root, file));
    const entry = entryOf(file, content.data, byName);
    const place = ["data", ...path];
    const look = part === undefined ? place : placeOfPart(content, part);
    const ofFile = path.length > 0 ? placeInWords(content, place, formSchema(file, content.data)) : "All of it";
    const title = part === undefined ? ofFile : partTitle(content, part);
    const sentence = words.replace(/^./, (letter) => letter.toUpperCase());
    return { ...point, group: `${entry.kind}: ${entry.title}`, path: place, look, title, words: sentence };
  };
  return {
    counts: countsOf(points) ?? "",
    leftOut: leftOutInWords(points) ?? "",
    points: points.map(inFile),
    shown: shownByAddress(root),
    way: wayFor(points),
    by,
  };
}

/** What is open before the website can be published, and the confirming of what is true under a name. */
export function openRoutes(root: string, undo: UndoSteps): Hono {
  const routes = new Hono();
  routes.get("/", (c) => c.json(openPlaces(root, authorOf(c, root).name)));
  routes.post("/confirm", async (c) => {
    const { file, path, part, of, by: typed } = await bodyOf(c, confirmRequest);
    const by = (signedIn(c)?.name ?? typed).trim();
    if (!fileNames(root).includes(file)) return c.json({ problem: "There is no such file in content/." }, 404);
    if (by === "") return c.json({ problem: "Please write your name above: it is recorded who confirms." }, 422);
    const raw = rawText(root, file);
    const entry = path.slice(1);
    let edited: string;
    try {
      edited = confirm(file, raw, { path: entry, ...(part !== undefined && { part }), of }, { by, on: today() });
    } catch (error) {
      if (error instanceof ConfirmError) return c.json({ problem: error.message }, 422);
      throw error;
    }
    const content = readContentText(file, edited);
    const { kind, title } = entryOf(file, content.data, new Map());
    replaceFile(root, file, edited);
    const inEntry = placeInWords(content, path, formSchema(file, content.data));
    const place = part === undefined ? inEntry : partTitle(content, part);
    undo.add({
      files: [{ name: file, before: raw, after: edited }],
      title: `${kind}: ${title}`,
      changes: [`${place}: confirmed`],
    });
    return c.json(openPlaces(root, authorOf(c, root).name));
  });
  return routes;
}
