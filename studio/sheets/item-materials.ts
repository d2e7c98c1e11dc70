import { equipment, pipeClasses } from "../../packages/plant/scrubbing-system.ts";

const stainless = "stainless 304L";
const carbon = "SA-516 Gr. 70";
const castIron = "EN-GJL-250";
const { material: plastic } = pipeClasses[equipment["C-101"].material];

/** The same material for several items. */
const each = (material: string, ...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, material]));

/**
 * What the items of a parts list are made of, by model and part, where their descriptions do not say it. Every sheet with a
 * section states it of each item. Samples; what is of the scrubbing system is in its register.
 */
export const itemMaterials: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "bubble-caps-tray": each(
    stainless,
    "devices",
    "bubble cap tray deck",
    "bubble cap tray manway",
    "bubble cap tray downcomer",
    "downcomer from above",
    "bubble cap tray ring",
  ),
  "chimney-tray": each(stainless, "collector deck", "chimneys", "sump", "collector ring"),
  "demister-pads": {
    ...each(stainless, "middle segment", "demister ring"),
    "top of the column": `${carbon}, nozzle 304L`,
  },
  "feed-device": { "vane inlet": stainless, shell: `${carbon}, nozzle 304L` },
  "hold-down-grid": { ...each(stainless, "middle segment", "packed bed"), shell: `${carbon}, stops 304L` },
  "liquid-distributor": each(stainless, "parting box", "troughs", "drip tubes", "feed pipe", "support ring"),
  "packing-support-plate": each(stainless, "support beam 1", "support ring"),
  "sieve-tray": each(stainless, "upper tray deck", "upper tray manway", "upper tray downcomer", "upper tray ring"),
  "structured-packing": each(stainless, "second layer", "half of the top layer"),
  "valve-tray": each(
    stainless,
    "devices",
    "valve tray deck",
    "valve tray manway",
    "valve tray downcomer",
    "downcomer from above",
    "valve tray ring",
  ),
  "part-modeling": {
    housing: castIron,
    "left cover": castIron,
    "cover screw 9": "steel 8.8, galvanized",
    "seal at the right": "NBR, steel case and spring",
    bearings: "bearing steel, brass cage",
    shaft: "steel C45",
    key: "steel C45+C",
    "eye bolt": "steel C15E, galvanized",
    breather: "brass",
    "sight glass": "brass, glass",
    "drain plug": "brass",
  },
  scrubber: each(plastic, "mist", "spray", "bed", "grid"),
};
