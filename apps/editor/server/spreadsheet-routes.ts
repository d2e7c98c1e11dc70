import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { rawText } from "../content/content-files.ts";
import type { UndoSteps } from "../history/undo-steps.ts";
import { type SpreadsheetList, spreadsheetLists } from "../spreadsheet/lists.ts";
import { planSpreadsheet, type SpreadsheetOptions } from "../spreadsheet/plan-spreadsheet.ts";
import { mostSpreadsheetBytes } from "../spreadsheet/read-workbook.ts";
import { UnreadableSpreadsheet } from "../spreadsheet/unreadable-spreadsheet.ts";
import { listAsCsv, listAsXlsx } from "../spreadsheet/write-spreadsheet.ts";
import type { SpreadsheetApplied, SpreadsheetPlan } from "../wire.ts";
import { replaceFiles } from "./saving.ts";

const listOf = (name: string | undefined): SpreadsheetList | undefined =>
  name !== undefined && Object.hasOwn(spreadsheetLists, name) ? spreadsheetLists[name] : undefined;

/** What has been done, in words. */
function inWords({ rows }: SpreadsheetPlan): string[] {
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
export function spreadsheetRoutes(root: string, undo: UndoSteps): Hono {
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
  const tooLarge = `This file is too large: the editor takes spreadsheets of up to ${mostSpreadsheetBytes / 1e6} MB. Remove pictures and other worksheets from it, and drop it again.`;
  const limit = bodyLimit({ maxSize: mostSpreadsheetBytes, onError: (c) => c.json({ problem: tooLarge }, 413) });
  routes.post("/:list", limit, async (c) => {
    const list = listOf(c.req.param("list"));
    if (!list) return c.json(none, 404);
    const options: SpreadsheetOptions = {
      replaceSamples: c.req.query("samples") === "replace",
      removeGone: c.req.query("gone") === "remove",
    };
    const wanted = c.req.query("apply");
    try {
      const { plan, files } = await planSpreadsheet(root, list, new Uint8Array(await c.req.arrayBuffer()), options);
      if (wanted === undefined) return c.json(plan);
      const [first, ...others] = files;
      // Also if a file has been written while the content was checked.
      if (!first || plan.id !== wanted || files.some(({ name, before }) => rawText(root, name) !== before))
        return c.json(plan, 409);
      replaceFiles(root, files);
      const writtenAt = Date.now();
      const changes = inWords(plan);
      undo.add({ files: [first, ...others], title: `${list.kind.kind}: a spreadsheet`, changes });
      return c.json({ writtenAt, files: files.map(({ name }) => name), changes } satisfies SpreadsheetApplied);
    } catch (error) {
      if (error instanceof UnreadableSpreadsheet) return c.json({ problem: error.message }, 422);
      throw error;
    }
  });
  return routes;
}
