import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { AlarmTag } from "@ttpl/plant/alarm-rules.ts";
import { pageParts } from "@ttpl/content/parse/front-matter.ts";

/** What each alarm says, and what to do about it. */
export type Conditions = Readonly<Record<AlarmTag, { readonly condition: string; readonly action: string }>>;

/**
 * The words of the alarms, from the page that shows them. Read without the site's content loader, which is not packed
 * for visitors (apps/site/build/demo-archive.ts).
 */
export function alarmWords(): Conditions {
  const page = readFileSync(new URL("../../content/pages/demo.md", import.meta.url), "utf8");
  const { words } = parse(pageParts(page)?.yaml ?? "") as { words: { conditions: Conditions } };
  return words.conditions;
}
