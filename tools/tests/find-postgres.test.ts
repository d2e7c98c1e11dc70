import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { findPostgresFolder } from "../install/find-postgres.mjs";
import { fakeProgram } from "./fake-program.ts";

describe("findPostgresFolder", () => {
  let machine: string;
  const find = () =>
    findPostgresFolder({
      env: { PATH: join(machine, "on-path") },
      homes: [join(machine, "home")],
      privateBin: join(machine, "private"),
    });
  const addServer = (folder: string, version: string): string => {
    for (const name of ["initdb", "pg_ctl", "postgres"]) {
      fakeProgram(join(machine, folder), name, `${name} (PostgreSQL) ${version}`);
    }
    return join(machine, folder);
  };

  beforeEach(() => {
    machine = mkdtempSync(join(tmpdir(), "ttpl-tools-"));
    return () => rmSync(machine, { recursive: true });
  });

  test("finds nothing on a bare machine", () => {
    expect(find()).toBeUndefined();
  });

  test("prefers the newest version, compared by number", () => {
    addServer("home/9/bin", "9.6.24");
    addServer("home/15/bin", "15.20 (Debian 15.20-0+deb12u1)");
    const newest = addServer("home/17/bin", "17.2");
    expect(find()).toBe(newest);
  });

  test("searches PATH next, and the private folder last", () => {
    const unpacked = addServer("private", "15.1");
    expect(find()).toBe(unpacked);
    const onPath = addServer("on-path", "16.3");
    expect(find()).toBe(onPath);
    const home = addServer("home/15/bin", "15.1");
    expect(find()).toBe(home);
  });

  test("ignores versions that are too old", () => {
    addServer("home/14/bin", "14.9");
    addServer("on-path", "13.1");
    expect(find()).toBeUndefined();
  });

  test("ignores a folder that has only client programs", () => {
    fakeProgram(machine, "home/15/bin/psql");
    fakeProgram(machine, "home/15/bin/initdb");
    expect(find()).toBeUndefined();
  });
});
