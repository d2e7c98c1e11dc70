import { describe, test } from "vitest";
import { entries } from "../catalog.ts";
import { ofModels } from "../proofs/of-models.ts";
import { proofsOf, showsModel } from "../proofs/proofs-of.ts";
import { keptResult, type Result } from "../result.ts";
import type { Proofs } from "../proofs/proof.ts";

const each = (proofs: Proofs, result: Result) => {
  for (const [title, proof] of Object.entries(proofs)) test(title, () => proof(result));
};

const showing = Map.groupBy(entries.filter(showsModel), ({ source }) => source);
describe.each([...showing.values()])("$name, the model", (entry) => each(ofModels, keptResult(entry)));

describe.each(entries)("$name", (entry) => {
  const result = keptResult(entry);
  each(proofsOf(result), result);
});
