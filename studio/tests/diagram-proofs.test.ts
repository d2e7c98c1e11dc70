import { expect, test } from "vitest";
import { ofDiagrams } from "../proofs/of-diagrams.ts";
import type { Result } from "../result.ts";

/** What the proof says of a diagram 1,600 wide with one text. */
const saidOf = async (text: string) =>
  ofDiagrams["has no line of text that runs out of it"]?.({
    read: () => Buffer.from(`<svg>${text}</svg>`),
    sidecar: { width: 1600 },
  } as unknown as Result);

test.each(["", ' text-anchor="middle"'])("a line of text that runs out of a diagram is found%s", async (anchor) => {
  const words = "What a valve does without air, it does without power or signal too. ".repeat(5);
  await expect(saidOf(`<text x="110" y="40" font-size="18">${words}</text>`)).rejects.toThrow("What a valve does");
  await expect(saidOf(`<text x="1580" y="40" font-size="18"${anchor}>Without air</text>`)).rejects.toThrow(
    "Without air",
  );
});

test("a line that ends in the diagram is not", async () => {
  await saidOf('<text x="110" y="40" font-size="18">What a valve does without air</text>');
  await saidOf('<text x="1590" y="40" font-size="18" text-anchor="end">Without air</text>');
});
