import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findArial } from "../install/find-arial.mjs";

test("a font with the widths of Arial is found in any folder of fonts, and no other font is taken for one", () => {
  const machine = mkdtempSync(join(tmpdir(), "ttpl-tools-"));
  const folders = ["first", "second"].map((name) => join(machine, name));
  const font = (name: string): string => {
    mkdirSync(join(machine, "second/truetype"), { recursive: true });
    writeFileSync(join(machine, "second/truetype", name), "");
    return join(machine, "second/truetype", name);
  };
  expect(findArial(folders)).toBeUndefined();
  for (const other of ["DejaVuSans.ttf", "LiberationSansNarrow-Regular.ttf", "LiberationSerif-Regular.ttf"])
    font(other);
  expect(findArial(folders)).toBeUndefined();
  for (const name of ["LiberationSans-Regular.ttf", "arial.ttf", "Arimo[wght].ttf"]) {
    const path = font(name);
    expect(findArial(folders)).toBe(path);
    rmSync(path);
  }
  rmSync(machine, { recursive: true });
});
