import { readFileSync } from "node:fs";
import { manifestsOf } from "@ttpl/install/workspaces.mjs";
import { describe, expect, test } from "vitest";
import { readAudit } from "../dependencies/audit.ts";
import { isAllowed, licensesIn } from "../dependencies/licenses.ts";

test("all packages of the repository need the same version of a package", () => {
  const manifests = [...manifestsOf("."), "apps/opcua-demo/package.json", "studio/package.json"].map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, string> | undefined>,
  );
  const needed = manifests.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  const versions = Map.groupBy(needed, ([name]) => name);
  const several = [...versions].filter(([, all]) => new Set(all.map(([, version]) => version)).size > 1);
  expect(several).toEqual([]);
});

test("the repository's own packages have no license and do not count", () => {
  const own = { link: true, resolved: "packages/plant" };
  expect(
    licensesIn({ "": {}, "packages/plant": { version: "1.0.0" }, "node_modules/@ttpl/plant": own }, false),
  ).toEqual([]);
});

describe("an audit", () => {
  test("is clean if the registry lists nothing", () => {
    expect(readAudit('{"auditReportVersion":2,"vulnerabilities":{},"metadata":{}}')).toEqual({ kind: "clean" });
  });

  test("names the vulnerable packages", () => {
    const report = { auditReportVersion: 2, vulnerabilities: { hono: { severity: "high", isDirect: true } } };
    expect(readAudit(JSON.stringify(report))).toEqual({ kind: "vulnerable", packages: ["hono (high)"] });
  });

  test.each([
    [
      "the registry has no such endpoint",
      '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}',
      "405",
    ],
    ["there is no network", '{"error":{"code":"ENOTFOUND","summary":"request failed"}}', "request failed"],
    ["npm prints nothing", "", "no report"],
    ["npm prints another JSON object", "{}", "no list of vulnerabilities"],
  ])("is not done if %s", (_, printed, reason) => {
    expect(readAudit(printed)).toEqual({ kind: "not audited", reason: expect.stringContaining(reason) });
  });
});

describe("a license", () => {
  const allowed = (license: string | undefined, dev = false) =>
    licensesIn(
      { "": {}, "node_modules/some": { version: "1.0.0", ...(license && { license: license }), dev } },
      false,
    ).map((one) => one.allowed);

  test("is allowed if it is on the list, also in an SPDX expression", () => {
    expect(allowed("MIT")).toEqual([true]);
    expect(isAllowed("(MIT AND Zlib)", ["MIT", "Zlib"])).toBe(true);
    expect(isAllowed("(GPL-3.0-only OR MIT)", ["MIT"])).toBe(true);
    expect(isAllowed("MIT AND GPL-3.0-only", ["MIT"])).toBe(false);
  });

  test("is refused if it is unknown, missing or too complex to parse", () => {
    expect(allowed("GPL-3.0-only")).toEqual([false]);
    expect(allowed("SEE LICENSE IN LICENSE.txt")).toEqual([false]);
    expect(allowed(undefined)).toEqual([false]);
    expect(isAllowed("(MIT OR (ISC AND GPL-3.0-only))", ["MIT", "ISC"])).toBe(false);
  });

  test("with weak copyleft is allowed only for development dependencies", () => {
    expect(allowed("LGPL-3.0-or-later")).toEqual([false]);
    expect(allowed("LGPL-3.0-or-later", true)).toEqual([true]);
  });
});
