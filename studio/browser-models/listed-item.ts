import type { Part } from "../kit/part.ts";

/**
 * A line of the parts list, with all parts that it means: as many as its quantity, or one part of so many equal units.
 * The quantity is less than that of the sheet where the model shows fewer, because some are taken out of it.
 */
export interface ListedItem {
  description: string;
  quantity: number;
  parts: Part[];
}
