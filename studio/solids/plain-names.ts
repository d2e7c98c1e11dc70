/** Names of single solids in a STEP file. */
import type { Material } from "../kit/materials.ts";

/** Names for shapes whose key is not a common technical term. */
const shapes: Readonly<Record<string, string>> = {
  revolved: "turned part",
  extruded: "profile",
  drilled: "drilled ring",
  hexagon: "hexagon nut",
  torus: "ring",
  cylinder: "round",
  tube: "tube",
};

const substances: Partial<Record<Material, string>> = {
  cut: "cut face",
  frp: "fibre-reinforced plastic",
  stainless: "stainless steel",
  brushed: "brushed stainless steel",
  mesh: "stainless steel mesh",
  galvanised: "galvanised steel",
  pipework: "steel pipe",
  deck: "deck plate",
  pump: "painted cast iron",
  motor: "painted motor",
  safety: "yellow paint",
  handle: "red paint",
  paint: "painted steel",
};

const spaced = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Name of a solid from its key and material: "hexagon nut, galvanised steel". */
export const plainName = (key: string, material: Material): string => {
  const words = /^[A-Za-z][A-Za-z -]*/.exec(key)?.[0].trim() || "solid";
  return `${shapes[words] ?? words}, ${substances[material] ?? spaced(material)}`;
};
