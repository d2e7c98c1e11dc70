import { chevron, mistEliminator } from "../kit/mist-eliminator.ts";
import { part } from "../kit/part.ts";
import { packedBed, sprayHeader } from "../kit/tower-internals.ts";
import { manhole, nozzle, onShell } from "../kit/vessels.ts";
import type { Item, Model } from "../models/model.ts";
import { bedDepth, ductBore } from "../models/scrubbing/parts/duty.ts";
import {
  bedFrom,
  coneFrom,
  cutFaces,
  flangeBand,
  inner,
  manwayBore,
  mist,
  open,
  outer,
  shell,
  spray,
  towerHeight,
} from "../models/scrubbing/parts/tower.ts";

const bedTop = bedFrom + bedDepth;
/** The view shows the upper part of the bed and everything above it. */
const from = bedTop - 420;
const outlet = nozzle({
  bore: ductBore,
  kind: "duct",
  root: [0, 0, towerHeight - 60],
  direction: [0, 0, 1],
  reach: 60,
  buried: 0,
});

/** What the tower's top is made of, by its line in the viewer's list. */
const pieces = {
  "Shell, polypropylene": [
    ...shell(open.cutaway, from),
    ...cutFaces(from),
    ...flangeBand(mist - 160, open.cutaway),
    ...flangeBand(coneFrom - 40, open.cutaway),
  ],
  "Gas outlet": outlet.pieces.slice(1),
  "Liquor nozzle": nozzle({ bore: 100, ...onShell(outer, 0, spray), reach: 140 }).pieces,
  Manhole: manhole({ bore: manwayBore, ...onShell(outer, 200, spray - 30), reach: 150, buried: 60 }),
  "Packed bed, random rings": packedBed(inner, from, bedTop, (bearing) => bearing > 225 || bearing < 5),
  "Spray header": sprayHeader(inner, spray),
  [`Mist eliminator, chevron blades, pitch ${chevron.pitch}`]: mistEliminator(inner, mist),
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
