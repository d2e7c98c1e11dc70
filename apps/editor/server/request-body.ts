import type { Context } from "hono";
import { z } from "zod";
import { dataFault } from "@ttpl/content/parse/parse-yaml.ts";
import type { Block } from "../editing/markdown/blocks.ts";
import { pageTemplates, type TemplateName } from "../content/page-templates.ts";
import type {
  BringBackRequest,
  ConfirmRequest,
  KeepRequest,
  NewGroupRequest,
  NewPageRequest,
  OrderRequest,
  PressedWord,
  PublishRequest,
  RemoveRequest,
  RestoreRequest,
  SaveRequest,
  UndoRequest,
} from "../wire.ts";

/** Thrown for a request that the editor's page does not send. */
export class BadRequest extends Error {}

// Neither YAML nor an argument of git can contain a NUL. A name that has one names no file: 404.
const text = z
  .string()
  .refine((words) => !words.includes("\0"), { error: "contains a character that no text has (NUL)" });
const path = z.array(z.union([text, z.int().nonnegative()])).max(100);

const block: z.ZodType<Block> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), depth: z.int().min(1).max(6), text }),
  z.object({ kind: z.literal("paragraph"), text }),
  z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(text) }),
  z.object({ kind: z.literal("table"), rows: z.array(z.array(text)) }),
  z.object({ kind: z.literal("source"), text }),
]);

const settings = z.unknown().superRefine((data, { addIssue }) => {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return addIssue("is not a file's settings");
  const fault = dataFault(data);
  return fault === undefined ? undefined : addIssue(fault);
});

export const saveRequest: z.ZodType<SaveRequest> = z.object({
  name: z.string(),
  version: text,
  data: settings,
  blocks: z.array(block).exactOptional(),
  alsoRemove: z.boolean().exactOptional(),
  confirmedBy: text.exactOptional(),
});
/** A part of a path in content/. */
const part = text.regex(/^[^/\\]*$/, "is not the name of a file");
export const newPageRequest: z.ZodType<NewPageRequest> = z.object({
  template: z.enum(Object.keys(pageTemplates) as [TemplateName, ...TemplateName[]]),
  folder: part,
  name: part,
  title: text,
  after: text.exactOptional(),
  list: text,
  values: z.record(z.string(), text),
  photo: z.object({ name: text, caption: text, description: text }).exactOptional(),
});
export const newGroupRequest: z.ZodType<NewGroupRequest> = z.object({ heading: text, discipline: text, page: text });
export const orderRequest: z.ZodType<OrderRequest> = z.object({ pages: z.array(text).max(1000) });
export const removeRequest: z.ZodType<RemoveRequest> = z.object({ name: z.string(), id: text.exactOptional() });
export const undoRequest: z.ZodType<UndoRequest> = z.object({ id: z.int() });
export const pressedWord: z.ZodType<PressedWord> = z.object({
  kind: z.literal("pressed-word"),
  path: text,
  texts: z.array(text).max(100),
  context: text,
});
export const confirmRequest: z.ZodType<ConfirmRequest> = z.object({
  file: z.string(),
  path,
  part: text.exactOptional(),
  of: text,
  by: text,
});
export const publishRequest: z.ZodType<PublishRequest> = z.object({
  way: z.enum(["publish", "rehearsal", "back"]),
  by: text,
});
export const restoreRequest: z.ZodType<RestoreRequest> = z.object({
  name: z.string(),
  commit: z.string().regex(/^[\da-f]{40,64}$/),
  version: text,
});
export const bringBackRequest: z.ZodType<BringBackRequest> = z.object({
  name: z.string(),
  commit: z.string().regex(/^[\da-f]{40,64}$/),
});
export const keepRequest: z.ZodType<KeepRequest> = z.object({
  author: z.object({ name: text, email: text }),
  message: text,
});

/**
 * What a request has sent, as JSON.
 * @throws BadRequest with what is wrong
 */
export async function bodyOf<Body>(c: Context, schema: z.ZodType<Body>): Promise<Body> {
  let json: unknown;
  try {
    json = JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadRequest("it is not JSON");
    throw error;
  }
  const { success, data, error } = schema.safeParse(json);
  if (success) return data;
  const [first] = error.issues;
  const place = first?.path.join(".") ?? "";
  throw new BadRequest(`${place === "" ? "it" : `“${place}”`}: ${first?.message ?? "is not right"}`);
}
