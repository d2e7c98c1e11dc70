import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { isInstalled, writeStamp } from "../install/node-modules.mjs";

describe("isInstalled", () => {
  let project: string;
  const manifest = { scripts: { start: "one" }, dependencies: { node: "24.0.0" }, devDependencies: { vite: "8.0.0" } };
  const writePackage = (changes: object) =>
    writeFileSync(join(project, "package.json"), JSON.stringify({ ...manifest, ...changes }));

  beforeEach(() => {
    project = mkdtempSync(join(tmpdir(), "ttpl-tools-"));
    mkdirSync(join(project, "node_modules"));
    writeFileSync(join(project, "package-lock.json"), "{}");
    writePackage({});
    return () => rmSync(project, { recursive: true });
  });

  test("is false before the first installation", () => {
    expect(isInstalled(project, "v20.19.2")).toBe(false);
  });

  test("is true after an installation, even if scripts change", () => {
    writeStamp(project, "v20.19.2");
    expect(isInstalled(project, "v20.19.2")).toBe(true);
    writePackage({ scripts: { start: "another" } });
    expect(isInstalled(project, "v20.19.2")).toBe(true);
  });

  test.each([
    ["a dependency", { dependencies: { node: "24.0.1" } }],
    ["a development dependency", { devDependencies: {} }],
    ["the scripts allowed to run", { allowScripts: { node: true } }],
  ])("is false once %s changes", (_, changes) => {
    writeStamp(project, "v20.19.2");
    writePackage(changes);
    expect(isInstalled(project, "v20.19.2")).toBe(false);
  });

  test("is false once the lock file changes", () => {
    writeStamp(project, "v20.19.2");
    writeFileSync(join(project, "package-lock.json"), '{ "lockfileVersion": 3 }');
    expect(isInstalled(project, "v20.19.2")).toBe(false);
  });

  test.each(["packages/*", "packages/one"])("is false once a package of the workspaces %s changes", (pattern) => {
    writePackage({ workspaces: [pattern] });
    const write = (dependencies: object) =>
      writeFileSync(join(project, "packages/one/package.json"), JSON.stringify({ dependencies }));
    mkdirSync(join(project, "packages/one"), { recursive: true });
    write({});
    writeStamp(project, "v20.19.2");
    expect(isInstalled(project, "v20.19.2")).toBe(true);
    write({ yaml: "2.0.0" });
    expect(isInstalled(project, "v20.19.2")).toBe(false);
  });

  test("is false once npm runs on another Node", () => {
    writeStamp(project, "v20.18.1");
    expect(isInstalled(project, "v20.19.2")).toBe(false);
  });

  test("is false for the record of an earlier version of the installer", () => {
    writeFileSync(join(project, "node_modules/.installed-from"), "0f".repeat(32));
    expect(isInstalled(project, "v20.19.2")).toBe(false);
  });

  test("is false once node_modules is gone", () => {
    writeStamp(project, "v20.19.2");
    rmSync(join(project, "node_modules"), { recursive: true });
    expect(isInstalled(project, "v20.19.2")).toBe(false);
  });

  test("is false for an installation made on another kind of machine", () => {
    writeStamp(project, "v20.19.2");
    const platform = Object.getOwnPropertyDescriptor(process, "platform")!;
    Object.defineProperty(process, "platform", { ...platform, value: "another" });
    expect(isInstalled(project, "v20.19.2")).toBe(false);
    Object.defineProperty(process, "platform", platform);
  });
});
