import { expect, test } from "vitest";
import { scopedNames } from "../../build/scoped-names.ts";

/** Five hundred modules with a class of one name: two characters of a hash have 4,096 values. */
const paths = Array.from({ length: 500 }, (_, index) => `apps/site/part-${index}.module.css`);
const sources = new Map(paths.map((path) => [path, ".list { margin: 0.5rem }"]));

test("classes of one name never get the same scoped name, whichever module comes first", () => {
  const names = scopedNames(sources);
  const inOrder = paths.map((path) => names("list", path));
  expect(new Set(inOrder).size).toBe(paths.length);
  const others = scopedNames(new Map([...sources].toReversed()));
  expect(paths.toReversed().map((path) => others("list", `${path}?used`))).toEqual(inOrder.toReversed());
  expect(inOrder.filter((name) => /^list_.{2}$/.test(name)).length).toBeGreaterThan(400);
});

test("a class that comes later, as in development, gets a name of its own", () => {
  const names = scopedNames(sources);
  const known = new Set(paths.map((path) => names("list", path)));
  for (let index = 0; index < 500; index++) {
    const name = names("list", `apps/site/new-${index}.module.css`);
    expect(known).not.toContain(name);
    known.add(name);
  }
});
