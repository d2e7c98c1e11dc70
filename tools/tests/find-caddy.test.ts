import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findCaddy } from "../install/find-caddy.mjs";
import { fakeProgram } from "./fake-program.ts";

test("prefers Caddy on PATH to the private one, and ignores files that are not executable", () => {
  const machine = mkdtempSync(join(tmpdir(), "ttpl-tools-"));
  try {
    const find = () => findCaddy({ env: { PATH: join(machine, "path") }, privateBin: join(machine, "private") });
    expect(find()).toBeUndefined();
    const unpacked = fakeProgram(machine, "private/caddy");
    fakeProgram(machine, "path/other");
    writeFileSync(join(machine, "path/caddy"), "");
    expect(find()).toBe(unpacked);
    rmSync(join(machine, "path/caddy"));
    expect(find()).toBe(unpacked);
    const onPath = fakeProgram(machine, "path/caddy");
    expect(find()).toBe(onPath);
  } finally {
    rmSync(machine, { recursive: true });
  }
});
