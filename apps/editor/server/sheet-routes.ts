import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { rawText } from "../content/content-files.ts";
import type { UndoSteps } from "../history/undo-steps.ts";
import { type SheetList, sheetLists } from "../spreadsheet/lists.ts";
import { planSheet, type SheetOptions } from "../spreadsheet/plan-sheet.ts";
import { mostSheetBytes } from "../spreadsheet/read-sheets.ts";
import { UnreadableSheet } from "../spreadsheet/unreadable-sheet.ts";
import { listAsCsv, listAsXlsx } from "../spreadsheet/write-sheet.ts";
import type { SheetApplied, SheetPlan } from "../wire.ts";
import { replaceFiles } from "./saving.ts";

const listOf = (name: string | undefined): SheetList | undefined =>
  name !== undefined && Object.hasOwn(sheetLists, name) ? sheetLists[name] : undefined;

/** What has been done, in words. */
function inWords({ rows }: SheetPlan): string[] {
  const words = { new: "added", changed: "changed", gone: "removed" } as const;
  return Object.entries(words).flatMap(([kind, word]) => {
    const count = rows.filter((row) => row.kind === kind).length;
    return count === 0 ? [] : [`${count} ${word}`];
  });
}

/**
 * Lists of content/ as spreadsheets, and what comes back in them. GET /LIST.xlsx and /LIST.csv answer the file; POST
 * /LIST?samples=replace&gone=remove with a file's bytes answers what would change, with &apply=ID it is written.
 */
export function sheetRoutes(root: string, undo: UndoSteps): Hono {
  const routes = new Hono();
  const none = { problem: "There is no such list." };
  routes.get("/:file{[a-z]+\\.(?:xlsx|csv)}", async (c) => {
    const [name, ending] = c.req.param("file").split(".");
    const list = listOf(name);
    if (!list) return c.json(none, 404);
    const isCsv = ending === "csv";
    const bytes = isCsv ? listAsCsv(root, list) : await listAsXlsx(root, list);
    return c.body(Uint8Array.from(bytes), 200, {
      "Content-Type": isCsv
        ? "text/csv; charset=utf-8"
        : "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "Content-Disposition": `attachment; filename="${name}.${ending}"`,
    });
  });
  const tooLarge = `This file is too large: the editor takes spreadsheets of up to ${mostSheetBytes / 1e6} MB. Remove pictures and other sheets from it, and drop it again.`;
  const limit = bodyLimit({ maxSize: mostSheetBytes, onError: (c) => c.json({ problem: tooLarge }, 413) });
  routes.post("/:list", limit, async (c) => {
    const list = listOf(c.req.param("list"));
    if (!list) return c.json(none, 404);
    const options: SheetOptions = {
      replaceSamples: c.req.query("samples") === "replace",
      removeGone: c.req.query("gone") === "remove",
    };
    const wanted = c.req.query("apply");
    try {
      const { plan, files } = await planSheet(root, list, new Uint8Array(await c.req.arrayBuffer()), options);
      if (wanted === undefined) return c.json(plan);
      const [first, ...others] = files;
      // Also if a file has been written while the content was checked.
      if (!first || plan.id !== wanted || files.some(({ name, before }) => rawText(root, name) !== before))
        return c.json(plan, 409);
      replaceFiles(root, files);
      const writtenAt = Date.now();
      const changes = inWords(plan);
      undo.add({ files: [first, ...others], title: `${list.kind.kind}: a spreadsheet`, changes });
      return c.json({ writtenAt, files: files.map(({ name }) => name), changes } satisfies SheetApplied);
    } catch (error) {
      if (error instanceof UnreadableSheet) return c.json({ problem: error.message }, 422);
      throw error;
    }
  });
  return routes;
}
