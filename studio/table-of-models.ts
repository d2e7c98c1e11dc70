import { entries, modelOf } from "./catalog.ts";
import type { Model } from "./models/model.ts";
import { boughtOf, weighed } from "./sheets/weights.ts";
import { volumeOf } from "./kit/solid-volume.ts";

/**
 * What is computed from a model's solids: their number, their volume in m³, and the dry weight in kg. The weight is with
 * what is bought, but for parts of unknown weight, which are named, and without what is built on site.
 */
export const computed = (model: Model) => ({
  solids: model.parts.reduce((sum, { pieces }) => sum + pieces.length, 0),
  volume: volumeOf(model.parts) * 1e-9,
  kilograms: weighed(model.parts).kilograms,
  without: boughtOf(model.parts).unknown,
});

const figure = (value: number) => value.toLocaleString("en-GB", { maximumSignificantDigits: 3 });

/** Prints what is computed of each model, a line for each. */
export const printTable = async (): Promise<void> => {
  console.log("  solids   volume, m³   dry weight, kg   model (without)");
  for (const entry of entries.filter(({ kind }) => kind === "solid")) {
    const { solids, volume, kilograms, without } = computed(await modelOf(entry));
    const cells = [String(solids).padStart(8), figure(volume).padStart(12), figure(kilograms).padStart(16)];
    const machines = without.length > 0 ? ` (${without.join(", ")})` : "";
    console.log(`${cells.join(" ")}   ${entry.source.replace(/^models\/|\.ts$/g, "")}${machines}`);
  }
};
