import { measureVolume } from "replicad";
import { remembered } from "./remembered.ts";
import { shapeOf } from "./solids.ts";

/** Volume of a solid by its key, mm³. */
export const solidVolume = remembered((key: string): number => measureVolume(shapeOf(key)));
