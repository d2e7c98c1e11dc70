/** What the owner writes of the studio's pictures, compared with what is on them: words change without the studio. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { company } from "../../../studio/exports/company.ts";

const pictures = "apps/site/public/pictures";

interface Item {
  readonly id: string;
  readonly alt?: string;
}
const items = globSync("content/galleries/*.yaml").flatMap(
  (file) => (parse(readFileSync(file, "utf8")) as { readonly items: readonly Item[] }).items,
);

/** Volumes that words state, in m³, as in "8.9 m³"; not flows or concentrations. */
const volumesIn = (words: string): number[] => (words.match(/[\d.,]+\s?m³(?!\/)/gu) ?? []).map(Number.parseFloat);

const sheetOf = ({ id }: Item) => join(pictures, `${id}-sheet`, "light.svg");
const withVolumes = items.filter((item) => volumesIn(JSON.stringify(item)).length > 0 && existsSync(sheetOf(item)));

test.each(withVolumes)("the volumes in the words of $id are on its sheet", (item) => {
  const drawn = volumesIn(readFileSync(sheetOf(item), "utf8"));
  for (const volume of volumesIn(JSON.stringify(item))) expect(drawn).toContain(volume);
});

test("volumes are found in words, flows are not", () => {
  expect(volumesIn("A tank of 8.9 m³ for 12,000 m³/h, and one of 0.70 m³.")).toEqual([8.9, 0.7]);
});

const kindOf = (id: string): unknown => {
  const sidecar = join(pictures, `${id}.json`);
  return existsSync(sidecar) ? (JSON.parse(readFileSync(sidecar, "utf8")) as { kind: unknown }).kind : undefined;
};

describe.each(items.filter(({ id }) => kindOf(id) === "diagram"))("$id", ({ alt }) => {
  test("is described at some length, because a diagram says much", () => {
    expect(alt?.length).toBeGreaterThan(80);
  });
});

test("title blocks name the company as the website does", () => {
  expect(readFileSync("content/company.yaml", "utf8")).toMatch(new RegExp(`^brand: ${company}$`, "m"));
});
