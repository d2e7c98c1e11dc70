import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, describe, expect, test } from "vitest";
import { type Entry, entryOf } from "../catalog.ts";
import { keepProved, keepResult, waiting } from "../keep-result.ts";
import { faultsIn } from "../proofs/proofs-of.ts";
import { keptResult } from "../result.ts";

const folder = mkdtempSync(join(tmpdir(), "kept-"));
/** As nothing of the site is called. */
const entry: Entry = { ...entryOf("pump-skid-sheet"), name: "kept-by-a-test-sheet" };
const kept = join(folder, entry.name);
const keep = (faults: readonly string[] = []) => keepProved(entry, async () => faults, folder);
afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const part of ["", ".json"]) rmSync(join(waiting, `${entry.name}${part}`), { recursive: true, force: true });
});

const handOver = (words: string) => keepResult(entry, { drawing: "D-1" }, { "light.svg": words });

test("a result that fails a proof is not written, waits to be looked at, and its faults are named", async () => {
  handOver("one");
  await keep();
  handOver("other");
  await expect(keep(["is blue: it is red"])).rejects.toThrow(
    /kept-by-a-test-sheet is not kept.*\n {2}is blue: it is red/s,
  );
  expect(readFileSync(join(kept, "light.svg"), "utf8")).toBe("one");
  expect(readFileSync(join(waiting, entry.name, "light.svg"), "utf8")).toBe("other");
});

test("a result that is proved replaces the one before, with its sidecar", async () => {
  keepResult(entry, { drawing: "D-0" }, { "old.svg": "old" });
  await keep();
  handOver("new");
  await keep();
  expect(existsSync(join(kept, "old.svg"))).toBe(false);
  expect(readFileSync(join(kept, "light.svg"), "utf8")).toBe("new");
  expect(JSON.parse(readFileSync(`${kept}.json`, "utf8"))).toMatchObject({ name: entry.name, drawing: "D-1" });
  expect(existsSync(join(waiting, entry.name))).toBe(false);
});

/** A change of a file of the same length, where the format allows it. */
const damaged: Readonly<Record<string, { file: string; damage: (content: Buffer) => Uint8Array; fault: string }>> = {
  "pump-skid-solid": {
    file: "pump-skid-step.zip",
    damage: (content) => {
      const { "pump-skid.step": step = new Uint8Array(), ...others } = unzipSync(new Uint8Array(content));
      const text = Buffer.from(step).toString("latin1");
      const [, radius = ""] = /CYLINDRICAL_SURFACE\('',#\d+,([\d.]+)\)/.exec(text) ?? [];
      const wrong = text.replaceAll(/(CYLINDRICAL_SURFACE\('',#\d+,)[\d.]+\)/g, `$1${2 * Number(radius)}.)`);
      return zipSync({ "pump-skid.step": strToU8(wrong, true), ...others });
    },
    fault: "has the volume of its model",
  },
  "pump-skid-glb": {
    file: "pump-skid.glb",
    damage: (content) => content.fill("5126", content.indexOf("5123"), content.indexOf("5123") + 4),
    fault: "is valid by Khronos' validator",
  },
  "pump-skid-sheet": {
    file: "light.svg",
    damage: (content) =>
      Buffer.from(content.toString().replace(/(>CENTER OF GRAVITY<[^]*?>)\d(?=[\d\u2009]*<)/u, "$19")),
    fault: "states the weights of its solids",
  },
  "pump-skid": { file: "800.avif", damage: (content) => content.subarray(0, 200), fault: "is a transparent AVIF" },
};

describe("a damaged result fails its proofs:", () => {
  test.each(Object.entries(damaged))("%s", async (name, { file, damage, fault }) => {
    const { read, ...result } = keptResult(entryOf(name));
    const files = (one: string) => (one === file ? Buffer.from(damage(Buffer.from(read(one)))) : read(one));
    const faults = await faultsIn({ ...result, read: files });
    expect(faults.join("\n")).toContain(fault);
  });

  test("a PDF of another drawing", async () => {
    const other = keptResult(entryOf("tank-farm-sheet"));
    const { read, ...result } = keptResult(entryOf("pump-skid-sheet"));
    const faults = await faultsIn({
      ...result,
      read: (file) => (file === "drawing.pdf" ? other : { read }).read(file),
    });
    expect(faults.join("\n")).toContain("has a PDF that says what it is");
  });
});
