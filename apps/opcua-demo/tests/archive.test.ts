import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { crc32, inflateRawSync } from "node:zlib";
import { demoArchive } from "@ttpl/content/built-files.ts";
import type { GatewayMessage } from "@ttpl/plant/gateway-message.ts";
import { freePort } from "./free-port.ts";

const archive = fileURLToPath(new URL(`../../../build/client${demoArchive}`, import.meta.url));

/** The files of a zip archive, found by its directory at the end and compared with their checksums. */
function* unzipped(zip: Buffer): Generator<readonly [name: string, content: Buffer]> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [packed, size, nameLength] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
    ];
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(from, from + packed));
    assert.equal(content.length, size, name);
    assert.equal(crc32(content), zip.readUInt32LE(at + 16), name);
    yield [name, content];
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}

test("what visitors download is unpacked, starts with its own files, and shows the plant", async () => {
  const folder = mkdtempSync(join(tmpdir(), "scr-101-archive-"));
  const top = join(folder, "scr-101-opc-ua");
  for (const [name, content] of unzipped(readFileSync(archive))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const { scripts, dependencies } = JSON.parse(readFileSync(join(top, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
  };
  const lock = JSON.parse(readFileSync(join(top, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dependencies?: object; version?: string; link?: true; resolved?: string }>;
  };
  // What `npm ci` compares before it installs.
  assert.deepEqual(lock.packages[""]?.dependencies, dependencies);
  for (const [name, version] of Object.entries(dependencies))
    assert.equal(lock.packages[`node_modules/${name}`]?.version, version);
  // Instead of the installation: the same packages.
  const [own, modules] = [fileURLToPath(new URL("../node_modules", import.meta.url)), join(top, "node_modules")];
  mkdirSync(modules);
  for (const name of readdirSync(own)) symlinkSync(join(own, name), join(modules, name));
  for (const [name, { resolved = "" }] of Object.entries(lock.packages).filter(([, { link }]) => link)) {
    mkdirSync(dirname(join(top, name)), { recursive: true });
    symlinkSync(join(top, resolved), join(top, name));
  }
  const [program = "", ...args] = (scripts["start"] ?? "").split(" ");
  assert.equal(program, "node");
  const running = spawn(process.execPath, args, {
    cwd: top,
    env: { ...process.env, PORT: "0", OPC_PORT: String(await freePort()) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    let viewer = "";
    for await (const line of createInterface(running.stdout)) {
      viewer = /^Viewer: (http\S+)$/.exec(line)?.[1] ?? "";
      if (viewer) break;
    }
    const page = await fetch(viewer);
    assert.equal(page.status, 200);
    assert.match(page.headers.get("content-security-policy") ?? "", /script-src 'self'/);
    const named = new Set([...(await page.text()).matchAll(/\/assets\/[\w./-]+\.\w+/g)].map(([address]) => address));
    assert.ok(named.size > 2);
    for (const address of named) assert.equal((await fetch(new URL(address, viewer))).status, 200, address);

    const feed = await fetch(new URL(new URL(viewer).searchParams.get("feed") ?? "", viewer));
    let text = "";
    const decoder = new TextDecoder();
    for await (const chunk of feed.body as ReadableStream<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      const data = /(?:^|\n\n)data: (.*)\n\n/.exec(text)?.[1];
      const message = data === undefined ? undefined : (JSON.parse(data) as GatewayMessage);
      if (message?.values.every((value) => value !== null)) break;
      if (message) text = "";
    }
  } finally {
    running.kill();
    await once(running, "exit");
    rmSync(folder, { recursive: true, force: true });
  }
});
