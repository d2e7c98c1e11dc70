import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { machinePackages } from "../install/machine-packages.mjs";
import { inWords, isNodeSuitable } from "../install/needed-node.mjs";
import { inRange } from "../install/version-range.mjs";

interface Package {
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
}
const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const locks = globSync([
  "package-lock.json",
  "{studio,bench/lighthouse,apps/opcua-demo,apps/site/tests/observatory}/package-lock.json",
]);
const packagesIn = (lock: string) => Object.entries(json(lock).packages as Record<string, Package>);
const { engines, dependencies } = json("package.json") as {
  engines: { node: string };
  dependencies: { node: string };
};

test.each([
  [
    "^20.19.0 || >=22.12.0",
    ["20.19.0", "20.20.2", "22.12.0", "23.0.0", "24.21.0"],
    ["18.20.4", "20.18.3", "21.7.0", "22.11.0"],
  ],
  [">= 18", ["18.0.0", "20.1.0"], ["17.9.9"]],
  ["^22||^24||>=26", ["22.0.0", "24.9.9", "27.0.0"], ["23.0.0", "25.0.0"]],
  ["20.x", ["20.0.0", "20.99.0"], ["19.9.9", "21.0.0"]],
  [">= 10.x", ["10.0.0", "11.0.0"], ["9.9.9"]],
  ["~20.9", ["20.9.0", "20.9.7"], ["20.8.9", "20.10.0"]],
  [">20 <=22.5", ["21.0.0", "22.5.9"], ["20.9.0", "22.6.0"]],
  ["*", ["0.0.1", "24.0.0"], []],
])("%s contains %j and not %j", (range, inside, outside) => {
  expect(inside.filter((version) => !inRange(`v${version}`, range))).toEqual([]);
  expect(outside.filter((version) => inRange(version, range))).toEqual([]);
});

describe.each(locks)("the engines in %s", (lock) => {
  test("are met by the Node that runs the packages", () => {
    const unmet = packagesIn(lock).filter(
      ([, { optional, engines }]) => !optional && engines?.node && !inRange(dependencies.node, engines.node),
    );
    expect(unmet).toEqual([]);
  });
});

const machines = ["linux", "darwin", "win32"].flatMap((os) =>
  ["x64", "arm64"].map((cpu) => ({ os, cpu, libc: os === "linux" ? "glibc" : undefined })),
);
/** Each version at which an answer could change, and the one before. */
const versions = [
  ...new Set(locks.flatMap(packagesIn).flatMap(([, { engines }]) => engines?.node?.match(/\d+(?:\.\d+)*/g) ?? [])),
]
  .map((text) => text.split(".").map(Number))
  .flatMap(([major = 0, minor = 0, patch = 0]) => [
    `${major}.${minor}.${patch}`,
    minor > 0 ? `${major}.${minor - 1}.99` : `${major - 1}.99.99`,
    `${major + 1}.0.0`,
  ]);

test.each(["package.json", "studio/package.json"])("%s names the Nodes with which npm installs all of it", (file) => {
  const range = json(file).engines.node as string;
  for (const machine of machines) {
    const wrong = versions.filter(
      (version) => inRange(version, range) !== isNodeSuitable(dirname(file), version, machine),
    );
    expect(wrong, JSON.stringify(machine)).toEqual([]);
  }
});

test("packages of compiled code are wanted for this system, processor and C library alone", async () => {
  const folder = await temporaryFolder();
  const made = {
    fits: { os: ["linux"], cpu: ["x64"], libc: ["glibc"] },
    "any-but-windows": { os: ["!win32"] },
    "other-system": { os: ["darwin"], cpu: ["x64"] },
    "other-processor": { os: ["linux"], cpu: ["arm64"], libc: ["glibc"] },
    "other-library": { os: ["linux"], cpu: ["x64"], libc: ["musl"] },
  };
  const packages = Object.fromEntries(Object.entries(made).map(([name, of]) => [name, { optional: true, ...of }]));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify({ packages }));
  const wanted = machinePackages(folder, { os: "linux", cpu: "x64", libc: "glibc" });
  expect(wanted.map((one) => one.folder)).toEqual(["fits", "any-but-windows"]);
});

test.each(["README.md", join("docs", "deployment.md")])("%s names the same", (document) => {
  const text = readFileSync(document, "utf8").replaceAll(/\s+/g, " ");
  expect(text).toContain(`Node ${inWords(engines.node)}`);
  for (const [, version] of text.matchAll(/\bnode@(\S+)/g)) expect(version).toBe(dependencies.node);
});
