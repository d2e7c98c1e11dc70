/** Tags at places on parts, for views in which the middle of a part's ports is another part, or hidden. */
import { Vector3 } from "three";
import type { Point } from "../kit/placement.ts";
import type { Model } from "../models/model.ts";
import type { Label } from "./particulars.ts";
import { partOf } from "./plot-plan.ts";

/** Tags on a view at places in their parts' coordinates where the parts are seen, mm. */
export const tagsAt = (model: Model, view: Label["view"], places: Readonly<Record<string, Point>>): Label[] =>
  Object.entries(places).map(([words, place]) => {
    const to = partOf(model, words);
    return { view, at: new Vector3(...place).applyMatrix4(to.matrix).toArray(), words, framed: true, to };
  });
