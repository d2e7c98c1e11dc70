import { afterEach, expect, test, vi } from "vitest";
import { glbOf } from "../../../components/model-viewer/parts-data.ts";

afterEach(() => vi.unstubAllGlobals());

test("the share of a model that has arrived is that of the length in its head, however it is compressed", async () => {
  const file = new Uint8Array(40).fill(7);
  new DataView(file.buffer).setUint32(8, file.length, true);
  const body = new ReadableStream({
    start(controller) {
      for (const [from, to] of [
        [0, 20],
        [20, 30],
        [30, 40],
      ])
        controller.enqueue(file.slice(from, to));
      controller.close();
    },
  });
  vi.stubGlobal("fetch", async () => new Response(body, { headers: { "content-length": "9" } }));
  const shares: number[] = [];
  const glb = await glbOf("any", (share) => void shares.push(share));
  expect(new Uint8Array(glb)).toEqual(file);
  expect(shares).toEqual([0.5, 0.75, 1]);
});
