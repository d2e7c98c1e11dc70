import { expect, test } from "vitest";
import { leftOut } from "@ttpl/site/build/linked-copy.ts";
import { copiedOf, madeAgain } from "../../apps/server/cli/copy-tree.ts";

/** What a copy to build from does without, and a backup must have: nothing makes it again. */
const irreplaceable = [".git", "data", "releases"];

test("a copy to build from and a backup leave out the same of a repository, but for what nothing makes again", () => {
  expect([...leftOut, "node_modules"].toSorted()).toEqual([...madeAgain, ...irreplaceable].toSorted());
  expect([...copiedOf.keys()].filter((name) => !irreplaceable.includes(name))).toEqual([]);
});
