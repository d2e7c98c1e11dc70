import { join } from "node:path";
import { type Entry, studio } from "../catalog.ts";
import { keepResult } from "../keep-result.ts";
import type { Callouts } from "../models/callouts.ts";
import type { Model } from "../models/model.ts";
import { seenBy } from "./camera.ts";

const rounded = (share: number) => Number(share.toFixed(4));

/** Writes the positions of a view's callouts, as fractions of the frame from its upper left corner. */
export const make = async (entry: Entry): Promise<void> => {
  const view = (await import(join(studio, entry.source))) as { default: Model; callouts: Callouts };
  const seen = seenBy(view.default);
  const places = Object.entries(view.callouts).map(([name, { of, balloon }]) => {
    return [name, { at: seen(of).map(rounded), balloon }];
  });
  keepResult(entry, { drawing: view.default.drawingNumber, callouts: Object.fromEntries(places) }, {});
};
