import { chevron } from "../kit/mist-eliminator.ts";
import { part } from "../kit/part.ts";
import type { Item, Model } from "../models/model.ts";
import { bedDepth } from "../models/scrubbing/parts/duty.ts";
import {
  bedFrom,
  cutFaces,
  flangeBands,
  internals,
  liquorNozzle,
  looseBed,
  manholeAt,
  open,
  outletFlange,
  shell,
} from "../models/scrubbing/parts/tower.ts";

/** The view shows the upper part of the bed and everything above it. */
const from = bedFrom + bedDepth - 420;
/** What the tower's top is made of, by its line in the viewer's list. */
const pieces = {
  "Shell, polypropylene": [...shell(open.cutaway, from), ...cutFaces(from), ...flangeBands(open.cutaway)],
  "Gas outlet": outletFlange(),
  "Liquor nozzle": liquorNozzle().pieces,
  Manhole: manholeAt(200),
  "Packed bed, random rings": looseBed(from),
  "Spray header": internals.spray(),
  [`Mist eliminator, chevron blades, pitch ${chevron.pitch}`]: internals.mist(),
};
const top = part("tower top", Object.values(pieces).flat()).at([0, 0, 0]);

export const lines: Item[] = Object.entries(pieces).map(([description, own]) => ({
  part: part(description, own).at([0, 0, 0]),
  description,
}));

export default {
  name: "products-scrubbing",
  title: "Top of the packed tower: mist eliminator, spray header, packing",
  drawingNumber: "SCR-101-GA-012",
  parts: [top],
  camera: { bearing: -66, height: 24, frame: [1600, 1400], inside: 9, bevel: 2 },
} satisfies Model;
