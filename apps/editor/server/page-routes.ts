import { Hono } from "hono";
import { asOwnersSay, errorsWith, faultsWith } from "../content/candidate.ts";
import {
  addressesByName,
  addressOfPage,
  entryOf,
  fileNames,
  isRemovable,
  readFile,
  textIfThere,
  versionOf,
} from "../content/content-files.ts";
import { type Addition, Incomplete, newGroup, newPage } from "../content/new-page.ts";
import { removalOf } from "../content/removal.ts";
import { inOrder, sectionsOf } from "../content/side-list.ts";
import { readContentText } from "../editing/content-text.ts";
import type { UndoSteps } from "../history/undo-steps.ts";
import type { FieldError, RemovalPlan, Written } from "../wire.ts";
import { bodyOf, newGroupRequest, newPageRequest, orderRequest, removeRequest } from "./request-body.ts";
import { useInWords, writeStep } from "./saving.ts";

const entryNow = (root: string, name: string) => entryOf(name, readFile(root, name).data, addressesByName(root));

/** The field whose words another page has too: the later of the two is told. */
const sharedWith = (name: string, { problem }: FieldError, fieldAt: Addition["fieldAt"]): string | undefined => {
  const [, key, other] = /has the same (\w+) as ([^:]+):/.exec(problem) ?? [];
  return key !== undefined && other === name ? fieldAt(["data", key]) : undefined;
};

/** Writes new files, or tells what is wrong at which field of their form. */
function add(
  root: string,
  undo: UndoSteps,
  make: () => Addition,
): { status: 200; body: Written } | { status: 422; body: { errors: readonly FieldError[] } } {
  let addition: Addition;
  try {
    addition = make();
  } catch (error) {
    if (error instanceof Incomplete) return { status: 422, body: { errors: error.errors } };
    throw error;
  }
  const { name, texts, next, fieldAt } = addition;
  const errors = faultsWith(root, texts).map((fault): FieldError => {
    const { path, ...error } = asOwnersSay(fault, root);
    const field = error.file === name ? path && fieldAt(path) : sharedWith(name, fault, fieldAt);
    if (field === undefined) return error;
    const others = error.file !== name && { problem: `Is the same as on “${entryNow(root, error.file).title}”` };
    return { ...error, ...others, path: ["values", field] };
  });
  if (errors.length > 0) return { status: 422, body: { errors } };
  const address = name.endsWith(".md") ? ` at ${addressOfPage(name)}` : "";
  const { kind, title } = entryOf(name, readContentText(name, texts.get(name) ?? "").data, new Map());
  const written = writeStep(root, undo, texts, { title: `${kind}: ${title}`, changes: [`added${address}`] });
  return { status: 200, body: { ...written, next: next ?? name } };
}

/**
 * What adds and removes files of content/, and orders them: POST /new a page, /new-group a group of projects, /order a side
 * list; /remove answers what removing a file changes, and with the id of that plan removes it.
 */
export function pageRoutes(root: string, undo: UndoSteps): Hono {
  const routes = new Hono();
  routes.post("/new", async (c) => {
    const request = await bodyOf(c, newPageRequest);
    const { status, body } = add(root, undo, () => newPage(root, request));
    return c.json(body, status);
  });
  routes.post("/new-group", async (c) => {
    const request = await bodyOf(c, newGroupRequest);
    const { status, body } = add(root, undo, () => newGroup(root, request));
    return c.json(body, status);
  });
  routes.post("/order", async (c) => {
    const { pages } = await bodyOf(c, orderRequest);
    const texts = inOrder(root, pages);
    const [first] = pages;
    const errors = errorsWith(root, texts);
    if (errors.length > 0 || first === undefined) return c.json({ errors }, 422);
    const section = sectionsOf(root).find((one) => one.pages.some(({ name }) => name === first));
    const title = `Side list: ${section?.title ?? ""}`;
    return c.json(writeStep(root, undo, texts, { title, changes: ["in another order"] }));
  });
  routes.post("/remove", async (c) => {
    const { name, id } = await bodyOf(c, removeRequest);
    if (!fileNames(root).includes(name) || !isRemovable(name, readFile(root, name).data))
      return c.json({ problem: "This cannot be removed here." }, 404);
    const { texts, uses, alsoGone, leadsTo } = removalOf(root, [name]);
    const stays = uses.filter(({ becomes }) => becomes === "stays");
    const errors = stays.length > 0 ? [] : errorsWith(root, texts);
    const plan: RemovalPlan = {
      id: versionOf(JSON.stringify([...texts].map(([file, after]) => [file, textIfThere(root, file), after]))),
      uses,
      alsoGone,
      ...(leadsTo !== undefined && { leadsTo }),
      problems: [
        ...stays.map(({ title }) => `${title} cannot do without it. Change it first.`),
        ...errors.map(({ file, problem, fix }) => {
          const { kind, title } = entryNow(root, file);
          return `${problem.startsWith("“") ? "" : `${kind}: ${title}: `}${problem}. ${fix}`;
        }),
      ],
    };
    if (id === undefined) return c.json(plan);
    if (plan.problems.length > 0 || id !== plan.id) return c.json(plan, 409);
    const { kind, title } = entryNow(root, name);
    const changes = [
      "removed",
      ...alsoGone.map((other) => `${other.kind}: ${other.title} removed`),
      ...uses.map(useInWords),
      ...(leadsTo === undefined ? [] : [`its address leads to ${leadsTo}`]),
    ];
    const written = writeStep(root, undo, texts, { title: `${kind}: ${title}`, changes });
    const next =
      leadsTo === undefined
        ? undefined
        : fileNames(root).find((file) => file.endsWith(".md") && addressOfPage(file) === leadsTo);
    return c.json({ ...written, ...(next !== undefined && { next }) } satisfies Written);
  });
  return routes;
}
