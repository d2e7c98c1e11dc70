import { contentKinds } from "@ttpl/content/content-kinds.ts";
import { fragmentOf } from "@ttpl/content/parse/fragment.ts";
import type { Candidates } from "@ttpl/content/read-content.ts";
import { readContentText, rewriteContentText } from "../editing/content-text.ts";
import type { Block } from "../editing/markdown/blocks.ts";
import type { FieldError, NewGroupRequest, NewPageRequest, ValuePath } from "../wire.ts";
import { addressOfPage, fileNames, rawText, readFile } from "./content-files.ts";
import { formSchema, keysAt } from "./form-schema.ts";
import { ownValue } from "./own-value.ts";
import { type PageTemplate, pageTemplates, type TemplateField } from "./page-templates.ts";
import { inOrder, sectionsOf } from "./side-list.ts";

/** Files to be added, with those that change for them. */
export interface Addition {
  readonly name: string;
  /** The file that is opened next, if it is another one. */
  readonly next?: string;
  readonly texts: Candidates;
  /** The field in the form of each value of the file, by the first keys of its path. */
  readonly fieldAt: (path: ValuePath) => string | undefined;
}

/** What a form has to be filled in with, each at its field. */
export class Incomplete extends Error {
  readonly errors: readonly FieldError[];
  constructor(file: string, fields: readonly (readonly [string, string, string])[]) {
    super("The form is not filled in.");
    this.errors = fields.map(([field, problem, fix]) => ({ file, problem, fix, path: ["values", field] }));
  }
}

const paragraphs = (text: string): string[] =>
  text.split(/\n\s*\n/).map((part) => part.replace(/\s*\n\s*/g, " ").trim());
const points = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.replace(/^\s*[-*•]\s+/, "").trim())
    .filter((line) => line !== "");

const blocksOf = ({ kind }: TemplateField, text: string): Block[] =>
  kind === "points"
    ? [{ kind: "list", ordered: false, items: points(text) }]
    : paragraphs(text)
        .filter((words) => words !== "")
        .map((words) => ({ kind: "paragraph", text: words }));

/** The heading of the section that is a service's checklist. */
const checklistHeading = (root: string): string => {
  const labels = readFile(root, `content/${contentKinds.layoutWords.files}`).data["labels"];
  return String(ownValue(labels, "needs") ?? "");
};

/** The text of a new page, with the field of each block. */
function textOf(root: string, { template, values }: NewPageRequest): { blocks: Block[]; fields: string[] } {
  const blocks: Block[] = [];
  const fields: string[] = [];
  const add = (field: string, ...added: readonly Block[]) => {
    blocks.push(...added);
    fields.push(...added.map(() => field));
  };
  for (const [key, field] of Object.entries<TemplateField>(pageTemplates[template].fields)) {
    const text = values[key]?.trim() ?? "";
    const heading = field.heading ?? (key === "needs" ? checklistHeading(root) : undefined);
    if (key === "heading") add(key, { kind: "heading", depth: 2, text });
    if (heading !== undefined) add(key, { kind: "heading", depth: 2, text: heading });
    if (heading !== undefined || key === "text") add(key, ...blocksOf(field, text));
  }
  return { blocks, fields };
}

/** A type of service that another page offers already is left to that page. */
const serviceTypeOf = (root: string, title: string): string | undefined => {
  const taken = fileNames(root).some(
    (name) => name.endsWith(".md") && readFile(root, name).data["serviceType"] === title,
  );
  return taken ? undefined : title;
};

function fileText(name: string, seed: string, data: unknown, blocks?: readonly Block[]): string {
  const schema = formSchema(name, data);
  return rewriteContentText(name, seed, { data, ...(blocks && { blocks }) }, (path) => keysAt(schema, path));
}

/** A name for a file that is not there yet. */
function freeName(root: string, folder: string, wanted: string): string {
  const names = fileNames(root);
  let name = wanted;
  for (let number = 2; names.includes(`content/${folder}/${name}.yaml`); number++) name = `${wanted}-${number}`;
  return name;
}

/**
 * The files of a new page.
 * @throws Incomplete if something that it needs is missing
 */
export function newPage(root: string, request: NewPageRequest): Addition {
  const { template, folder, values, after, photo } = request;
  const [title, list, ending] = [request.title.trim(), request.list.trim(), request.name.trim()];
  const name = `content/pages/${folder}/${ending}.md`;
  const section = sectionsOf(root).find((one) => one.folder === folder);
  const { fields, photo: needsPhoto }: PageTemplate = pageTemplates[template];
  const asked = Object.entries(fields).filter(([, { optional }]) => optional !== true);
  const missing = [
    ["title", title],
    ["name", ending],
    ["folder", section ? folder : ""],
    ["list", after === undefined ? "none" : list],
    ["photo", needsPhoto === true ? (photo?.name ?? "") : "none"],
    ...asked.map(([key]) => [key, values[key]?.trim() ?? ""] as const),
  ].flatMap(([field = "", value]) => (value === "" ? [[field, "Is missing", "Please fill it in."] as const] : []));
  const taken = fileNames(root).includes(name);
  const wrong = [
    ...missing,
    ...(ending !== "" && fragmentOf(ending) !== ending
      ? [
          [
            "name",
            "Cannot be part of an address",
            `Use lower-case letters, digits and hyphens, such as ${fragmentOf(ending) || "pump-skids"}.`,
          ] as const,
        ]
      : []),
    ...(taken || ending === "default"
      ? [
          [
            "name",
            `There is a page at ${addressOfPage(name)} already`,
            "Choose another ending of the address.",
          ] as const,
        ]
      : []),
  ];
  if (wrong.length > 0) throw new Incomplete(name, wrong);

  const listed = (section?.pages ?? []).map((page) => page.name);
  const order = listed.toSpliced(listed.indexOf(after ?? "") + 1, 0, name);
  const { blocks, fields: fieldOfBlock } = textOf(root, request);
  const facts = Object.entries(fields).flatMap(([key, { fact }]) =>
    fact === undefined ? [] : [{ key, name: fact, value: values[key]?.trim() }],
  );
  const serviceType = template === "service" ? serviceTypeOf(root, title) : undefined;
  const gallery = photo && freeName(root, "galleries", ending);
  const text = (key: string) => values[key]?.trim() || undefined;
  const data = {
    template: template === "gallery" ? "gallery" : "article",
    title,
    description: text("description"),
    ...(serviceType !== undefined && { serviceType }),
    ...(after !== undefined && { list: { name: list, order: order.indexOf(name) + 1 } }),
    ...(text("lead") !== undefined && { lead: text("lead") }),
    ...(facts.length > 0 && { facts: facts.map(({ name: fact, value }) => ({ name: fact, value })) }),
    ...(template === "story" && { service: text("service") }),
    ...(gallery !== undefined && { gallery }),
  };
  const texts = new Map<string, string | undefined>([
    [name, fileText(name, `---\ntemplate: ${data.template}\n---\n`, data, blocks)],
    ...(after === undefined ? [] : inOrder(root, order)),
    ...withoutFormer(root, addressOfPage(name)),
  ]);
  if (gallery !== undefined && photo) {
    const file = `content/galleries/${gallery}.yaml`;
    const items = [{ id: photo.name, title: photo.caption, alt: photo.description }];
    texts.set(file, fileText(file, "items: []\n", { items }));
  }
  return {
    name,
    texts,
    // Further photos are added there.
    ...(gallery !== undefined && { next: `content/galleries/${gallery}.yaml` }),
    fieldAt([part, key, index]) {
      if (part === "blocks") return fieldOfBlock[Number(key)];
      if (key === "facts") return facts[Number(index)]?.key;
      if (key === "documentTitle" || key === "serviceType") return "title";
      return typeof key === "string" ? key : undefined;
    },
  };
}

/** An address that leads to another page leads there no more once a page has it. */
function withoutFormer(root: string, address: string): [string, string][] {
  return fileNames(root).flatMap((name): [string, string][] => {
    const { formerly } = readFile(root, name).data;
    if (!Array.isArray(formerly) || !formerly.includes(address)) return [];
    const raw = rawText(root, name);
    const content = readContentText(name, raw);
    const { formerly: _, ...others } = content.data as Record<string, unknown>;
    const left = (formerly as unknown[]).filter((one) => one !== address);
    const data = left.length > 0 ? { ...others, formerly: left } : others;
    return [[name, rewriteContentText(name, raw, { ...content, data })]];
  });
}

/**
 * The file of a new group of projects, which has none yet, and the page that lists it.
 * @throws Incomplete if something that it needs is missing
 */
export function newGroup(root: string, { heading, discipline, page }: NewGroupRequest): Addition {
  const words = heading.trim();
  const name = freeName(root, "projects", fragmentOf(words));
  const file = `content/projects/${name}.yaml`;
  const isListing = fileNames(root).includes(page) && readFile(root, page).data["template"] === "experience";
  const wrong = [
    ...(words === "" ? [["heading", "Is missing", "Please fill it in."] as const] : []),
    ...(words !== "" && name === ""
      ? [["heading", "Has no letter or digit that an address can have", "Write it in English."] as const]
      : []),
    ...(isListing ? [] : [["page", "Is missing", "Choose the page that lists the group."] as const]),
  ];
  if (wrong.length > 0) throw new Incomplete(file, wrong);
  const raw = rawText(root, page);
  const content = readContentText(page, raw);
  const groups = [...(ownValue(content.data, "groups") as unknown[]), name];
  const data = { heading: words, ...(discipline !== "" && { discipline }), projects: [] };
  return {
    name: file,
    texts: new Map([
      [file, fileText(file, "projects: []\n", data)],
      [page, rewriteContentText(page, raw, { ...content, data: { ...(content.data as object), groups } })],
    ]),
    fieldAt: ([, key]) => (typeof key === "string" ? key : undefined),
  };
}
