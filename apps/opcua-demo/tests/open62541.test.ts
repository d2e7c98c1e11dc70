import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { startPlant } from "../plant-server.ts";
import { temporaryCertificates } from "../server-certificates.ts";
import { freePort } from "./free-port.ts";
import { buildClient } from "./open62541/build-client.ts";

const folder = mkdtempSync(join(tmpdir(), "scr-101-client-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const built = buildClient(folder);
const missing =
  "missing" in built ? `SKIPPED, without ${built.missing}: the server is tested with node-opcua's client only` : false;
if (missing) console.log(missing);

/** What the client says, line by line. */
async function client(url: string, mode: "signed" | "unsigned"): Promise<string[]> {
  const { stdout } = await promisify(execFile)("program" in built ? built.program : "", [url, mode], {
    timeout: 60_000,
  });
  return stdout.split("\n");
}
const has = (lines: readonly string[], line: string) =>
  assert.ok(lines.includes(line), `"${line}" is not in\n${lines.join("\n")}`);

test(
  "a client of another maker browses, subscribes, and may neither write nor operate without a signature",
  {
    skip: missing,
  },
  async () => {
    using certificates = temporaryCertificates();
    await using plant = await startPlant({ port: await freePort(), certificates });
    const lines = await client(plant.url, "unsigned");
    for (const line of [
      "connect Good",
      "has AIC-101",
      "has AI-103",
      "has TripPumpA",
      "subscribe Good",
      "write 99 BadUserAccessDenied",
      "write 8.8 BadUserAccessDenied",
      "trip BadSecurityModeInsufficient",
    ])
      has(lines, line);
    assert.ok(lines.filter((line) => /^value 8\.\d{3} Good$/.test(line)).length > 1, lines.join("\n"));
    assert.equal(plant.simulation.plant.pH.setPoint, 8.6);
    assert.equal(plant.simulation.plant.A.tripped, false);
  },
);

test(
  "signed, it is refused a value out of range, moves the set point, trips a pump, and acknowledges the alarm",
  {
    skip: missing,
  },
  async () => {
    using certificates = temporaryCertificates();
    await using plant = await startPlant({ port: await freePort(), certificates, secureOnly: true });
    const refused = await client(plant.url, "unsigned");
    assert.ok(
      refused.some((line) => line.startsWith("connect Bad")),
      refused.join("\n"),
    );
    assert.ok(!refused.some((line) => line.startsWith("has ")));
    const lines = await client(plant.url, "signed");
    for (const line of [
      "connect Good",
      "write 99 BadOutOfRange",
      "write 8.8 Good",
      "trip Good",
      "event XA-101A active unacknowledged",
      "acknowledge Good",
    ])
      has(lines, line);
    assert.equal(plant.simulation.plant.pH.setPoint, 8.8);
    assert.equal(plant.simulation.alarms.find(({ rule }) => rule.tag === "XA-101A")?.state, "acknowledged");
  },
);
