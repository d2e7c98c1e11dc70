import type { ComponentType } from "react";
import { pageModule } from "../page-module.ts";
import type { Template } from "../reading/schemas/page.ts";

/** Come with React: together they are smaller than two of them alone, and going to such a page waits for no script. */
const atHand = import.meta.glob<ComponentType>(["../pages/*/*Page.tsx", "!../pages/{contact,offshore}/*"], {
  eager: true,
  import: "default",
});
/** Come when they are wanted: the form with its checks, and the two days side by side, are the largest. */
const onDemand = import.meta.glob<ComponentType>("../pages/{contact,offshore}/*Page.tsx", { import: "default" });

/** The component of a template; fetches it where it is not there yet. */
export async function pageComponent(template: Template | "not-found"): Promise<ComponentType> {
  const name = `../${pageModule(template)}`;
  const component = atHand[name] ?? (await onDemand[name]?.());
  if (!component) throw new Error(`No module of template ${template}`);
  return component;
}
