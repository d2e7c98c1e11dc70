/** Materials in a STEP file, which the studio's OpenCascade cannot write. */

/** A STEP string: backslashes and apostrophes doubled. */
export const stepString = (text: string): string => `'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** References by what refers to them: `#7` to `#6` for `#6 = PRODUCT_DEFINITION_FORMATION('','',#7);`. */
const references = (text: string, type: string): Map<string, string> =>
  new Map(
    [...text.matchAll(new RegExp(String.raw`(#\d+) = ${type}\('[^']*','[^']*',(#\d+)`, "g"))].map(
      ([, own = "", to = ""]) => [to, own],
    ),
  );

/**
 * The text with the material of each product as its property "material name", as CAx-IF recommends for AP242; `materialOf`
 * is by the product's name. Throws if a name with a
 * material has no product, or a product no definition.
 */
export const withMaterials = (text: string, materialOf: ReadonlyMap<string, string>): string => {
  const formations = references(text, "PRODUCT_DEFINITION_FORMATION");
  const definitions = references(text, "PRODUCT_DEFINITION");
  const products = text.matchAll(/(#\d+) = PRODUCT\(\s*('(?:[^']|'')*')/g);
  const end = text.lastIndexOf("ENDSEC;");
  let last = [...text.matchAll(/^#(\d+) = /gm)].reduce((most, [, number]) => Math.max(most, Number(number)), 0);
  const lines: string[] = [];
  const add = (statement: string) => `#${lines.push(`#${(last += 1)} = ${statement};`) && last}`;
  const context = add("REPRESENTATION_CONTEXT('','material')");
  const represented = new Map<string, string>();
  const representation = (material: string) => {
    const name = stepString(material);
    const item = add(`DESCRIPTIVE_REPRESENTATION_ITEM(${name},${name})`);
    return add(`REPRESENTATION('material name',(${item}),${context})`);
  };
  const missing = new Set(materialOf.keys());
  for (const [, product = "", written = ""] of products) {
    const name = written.replaceAll(/\n */g, "").slice(1, -1).replaceAll("''", "'");
    missing.delete(name);
    const material = materialOf.get(name);
    if (!material) continue;
    const definition = definitions.get(formations.get(product) ?? "");
    if (!definition) throw new Error(`The product ${written} has no definition in the STEP file`);
    const own = represented.get(material) ?? representation(material);
    represented.set(material, own);
    const property = add(`PROPERTY_DEFINITION('material property','material name',${definition})`);
    add(`PROPERTY_DEFINITION_REPRESENTATION(${property},${own})`);
  }
  if (missing.size > 0) throw new Error(`The STEP file has no product of these names: ${[...missing].join("; ")}`);
  return `${text.slice(0, end)}${lines.join("\n")}\n${text.slice(end)}`;
};
