import assert from "node:assert/strict";
import sharp from "sharp";
import type { Proofs } from "./proof.ts";

/** Of a render. */
export const ofRenders: Proofs = {
  "is a transparent AVIF of each width, of the proportions that it states": async ({ sidecar, read }) => {
    const { width = 0, height = 0 } = sidecar;
    for (const file of Object.keys(sidecar.files)) {
      const found = await sharp(read(file)).metadata();
      assert.deepEqual([found.format, found.hasAlpha, `${found.width}.avif`], ["heif", true, file]);
      assert(Math.abs(found.height - (found.width * height) / width) < 1, `${file} has other proportions`);
    }
  },
};

/** Of callouts. */
export const ofCallouts: Proofs = {
  "are within the picture": ({ sidecar: { callouts = {} } }) => {
    const shares = Object.values(callouts).flatMap(({ at, balloon }) => [...at, ...balloon]);
    assert(shares.length > 0);
    for (const share of shares) assert(share >= 0 && share <= 1, `${share} of the picture`);
  },
};
