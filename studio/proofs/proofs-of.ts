import assert from "node:assert/strict";
import type { Entry, Kind } from "../catalog.ts";
import { catalog } from "../kit/catalog.ts";
import type { Result } from "../result.ts";
import { ofBrowserModels } from "./of-browser-models.ts";
import { ofDiagrams } from "./of-diagrams.ts";
import { ofModels } from "./of-models.ts";
import { ofPcfs } from "./of-pcf.ts";
import { ofPdfs } from "./of-pdfs.ts";
import { ofCallouts, ofRenders } from "./of-renders.ts";
import { ofSheets } from "./of-sheets.ts";
import { ofSolids } from "./of-solids.ts";
import type { Proofs } from "./proof.ts";

const ofContactSheets: Proofs = {
  "shows each part of the kit": ({ read }) =>
    assert.equal(
      read("light.svg")
        .toString()
        .match(/<image /g)?.length,
      catalog.length,
    ),
};

const ofAll: Proofs = {
  "has the files that its sidecar names, of these sizes": ({ sidecar: { files }, read }) => {
    for (const [file, bytes] of Object.entries(files)) assert.equal(read(file).length, bytes, file);
  },
};

const byKind: Readonly<Record<Kind, Proofs>> = {
  diagram: ofDiagrams,
  sheet: ofSheets,
  render: ofRenders,
  callouts: ofCallouts,
  solid: ofSolids,
  "browser-model": ofBrowserModels,
  "contact-sheet": ofContactSheets,
};

/** What must hold of a result's files. */
export const proofsOf = ({ sidecar: { kind, files } }: Result): Proofs => ({
  ...ofAll,
  ...byKind[kind],
  ...(files["drawing.pdf"] === undefined ? {} : ofPdfs),
  ...(files["pipeline.pcf"] === undefined ? {} : ofPcfs),
});

/** Whether an entry shows a model, of which `ofModels` must hold. */
export const showsModel = ({ source }: Entry): boolean => /^(?:models|views)\//.test(source);

/** What does not hold of a result, or of the model that it shows. */
export const faultsIn = async (result: Result): Promise<readonly string[]> => {
  const faults: string[] = [];
  const proofs = { ...proofsOf(result), ...(showsModel(result.entry) ? ofModels : {}) };
  for (const [title, proof] of Object.entries(proofs))
    try {
      await proof(result);
    } catch (error) {
      faults.push(`${title}: ${error instanceof Error ? error.message : String(error)}`);
    }
  return faults;
};
