import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

// The repository's own check knows of node-opcua only what node-opcua.d.ts says.
test("the sources fit node-opcua's own types", () => {
  const compiler = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [compiler, "--noEmit"], {
    cwd,
    encoding: "utf8",
    timeout: 50_000,
  });
  assert.equal(status, 0, stdout);
});
