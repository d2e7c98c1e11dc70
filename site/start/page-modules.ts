import type { ComponentType } from "react";
import pageTable from "virtual:page-table";
import { pageModule } from "../page-module.ts";
import type { Template } from "../reading/schemas/page.ts";

type AnyTemplate = Template | "not-found";

/** Come with React: together they are smaller than two of them alone, and going to such a page waits for no script. */
const atHand = import.meta.glob<ComponentType>(["../pages/*/*Page.tsx", "!../pages/{contact,offshore}/*"], {
  eager: true,
  import: "default",
});
/** Come when they are wanted: the form with its checks, and the two days side by side, are the largest. */
const onDemand = import.meta.glob<ComponentType>("../pages/{contact,offshore}/*Page.tsx", { import: "default" });
const loaded = new Map(Object.entries(atHand));

/** The template of the page at `path`, or of the page for unknown addresses. */
export const templateAt = (path: string | undefined): AnyTemplate =>
  (path === undefined ? undefined : pageTable[path]?.[0]) ?? "not-found";

/** The component of a template; fetches it where it is not there yet. */
export async function pageComponent(template: AnyTemplate): Promise<ComponentType> {
  const name = `../${pageModule(template)}`;
  const component = loaded.get(name) ?? (await onDemand[name]?.());
  if (!component) throw new Error(`No module of template ${template}`);
  loaded.set(name, component);
  return component;
}

/** @throws Error if `pageComponent` has not fetched it before */
export function loadedComponent(template: AnyTemplate): ComponentType {
  const component = loaded.get(`../${pageModule(template)}`);
  if (!component) throw new Error(`The module of template ${template} has not been fetched`);
  return component;
}
