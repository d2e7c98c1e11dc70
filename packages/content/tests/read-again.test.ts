import { expect, test } from "vitest";
import { contentCopy } from "./content-copy.ts";
import { readAgainIfChanged } from "../read-again.ts";

/** Readings of content that has an error at first; after the first reading, `meanwhile` happens. */
async function readings(meanwhile: (mend: () => void) => void) {
  const copy = await contentCopy();
  const file = "testimonials.yaml";
  const text = copy.text(file);
  copy.write(file, `${text}\nunknown: key\n`);
  // The time of that write is past.
  await new Promise((passed) => setTimeout(passed, 50));
  let count = 0;
  const read = () => {
    count += 1;
    try {
      return copy.read();
    } finally {
      if (count === 1) meanwhile(() => copy.write(file, text));
    }
  };
  let result: unknown;
  try {
    result = readAgainIfChanged(`${copy.parent}/content`, read);
  } catch (error) {
    result = error;
  }
  return { count, result };
}

test("content that is read in the middle of a save is read once more", async () => {
  const { count, result } = await readings((mend) => mend());
  expect(count).toBe(2);
  expect(result).toHaveProperty("pages");
});

test("content that has errors, and does not change, is read once", async () => {
  const { count, result } = await readings(() => undefined);
  expect(count).toBe(1);
  expect(result).toMatchObject({ name: "ContentError" });
});
