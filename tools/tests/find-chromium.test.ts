import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { findChromium } from "../install/find-chromium.mjs";
import { fakeProgram } from "./fake-program.ts";

describe("findChromium", () => {
  let machine: string;
  const find = (env: NodeJS.ProcessEnv = {}, full = false) =>
    findChromium({
      full,
      env: { PATH: `${join(machine, "first")}:${join(machine, "second")}`, ...env },
      usual: [join(machine, "usual/chromium")],
      privateBin: join(machine, "private"),
      playwright: () => join(machine, "playwright/chrome"),
    });

  beforeEach(() => {
    machine = mkdtempSync(join(tmpdir(), "ttpl-tools-"));
    return () => rmSync(machine, { recursive: true });
  });

  test("finds nothing on a bare machine", () => {
    expect(find()).toBeUndefined();
  });

  test("searches PATH, the usual folders, the private folder and Playwright's, in this order", () => {
    const playwright = fakeProgram(machine, "playwright/chrome");
    expect(find()).toBe(playwright);
    const unpacked = fakeProgram(machine, "private/chromium");
    expect(find()).toBe(unpacked);
    const usual = fakeProgram(machine, "usual/chromium");
    expect(find()).toBe(usual);
    const onPath = fakeProgram(machine, "second/google-chrome");
    expect(find()).toBe(onPath);
  });

  test("prefers Chromium to Chrome, whatever their order on PATH", () => {
    fakeProgram(machine, "first/google-chrome");
    const chromium = fakeProgram(machine, "second/chromium");
    expect(find()).toBe(chromium);
  });

  test("prefers the headless shell, unless a full browser is needed", () => {
    const chromium = fakeProgram(machine, "first/chromium");
    const shell = fakeProgram(machine, "second/chromium-headless-shell");
    expect(find()).toBe(shell);
    expect(find({}, true)).toBe(chromium);
  });

  test("ignores folders and files that are not executable", () => {
    fakeProgram(machine, "first/chromium/inside");
    writeFileSync(join(machine, "first/chromium-browser"), "");
    expect(find()).toBeUndefined();
  });

  test("prefers CHROMIUM_PATH, and throws if it is wrong", () => {
    fakeProgram(machine, "first/chromium");
    const named = fakeProgram(machine, "elsewhere/browser");
    expect(find({ CHROMIUM_PATH: named })).toBe(named);
    expect(() => find({ CHROMIUM_PATH: "/no/browser" })).toThrow("CHROMIUM_PATH is /no/browser");
  });
});
