import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { alarmNames } from "../runtime/alarms.ts";

test("docs/deployment.md explains each alarm, and says what to do", async () => {
  const text = await readFile(new URL("../../../docs/deployment.md", import.meta.url), "utf8");
  const [, table = ""] = /^\| alarm \| active while \| what to do \|\n\|.*\n((?:\|.*\n)+)/m.exec(text) ?? [];
  const rows = table.trimEnd().split("\n");
  const explained = rows.flatMap((row) => /^\| `([^`]+)` \| [^|]{10,} \| [^|]{10,} \|$/.exec(row)?.[1] ?? []);
  expect(explained.toSorted()).toEqual(alarmNames.toSorted());
});
