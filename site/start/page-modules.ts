import type { ComponentType } from "react";
import { pageModule } from "../page-module.ts";
import type { Template } from "../reading/schemas/page.ts";

const modules = import.meta.glob<{ default: ComponentType }>("../pages/*/*Page.tsx");

/** Fetches the component of a template. */
export async function pageComponent(template: Template | "not-found"): Promise<ComponentType> {
  const load = modules[`../${pageModule(template)}`];
  if (!load) throw new Error(`No module of template ${template}`);
  return (await load()).default;
}
