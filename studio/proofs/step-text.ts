/** A reader of STEP text (ISO 10303-21), independent of the studio's writer. */

export interface StepEntity {
  type: string;
  /** Strings decoded, references as "#12", everything else as written. */
  values: string[];
}

const decoded = (text: string) =>
  text
    .slice(1, -1)
    .replaceAll("''", "'")
    .replaceAll(/\\X2\\([0-9A-F]+)\\X0\\/g, (_, digits: string) =>
      digits.replaceAll(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16))),
    );

/** Strings, references and numbers of an entity's parameters in order, without brackets. */
const valuesIn = (parameters: string) =>
  (parameters.match(/'(?:[^']|'')*'|#\d+|\.[A-Z]+\.|[-+]?\d[\d.E+-]*|\$|\*/g) ?? []).map((value) =>
    value.startsWith("'") ? decoded(value) : value,
  );

/** Entities of a file by number. Complex ones have the type "" and the values of all their parts. */
export const stepEntities = (text: string): Map<string, StepEntity> => {
  const entities = new Map<string, StepEntity>();
  const statements = text.replaceAll(/\n */g, "").matchAll(/(#\d+) ?= ?([A-Z_0-9]*)\(((?:'(?:[^']|'')*'|[^';])*)\);/g);
  for (const [, number = "", type = "", parameters = ""] of statements)
    entities.set(number, { type, values: valuesIn(parameters) });
  return entities;
};

export interface StepNode {
  name: string;
  children: StepNode[];
}

/** The product tree, from NEXT_ASSEMBLY_USAGE_OCCURRENCE, starting at the one product that no other contains. */
export const stepTree = (entities: ReadonlyMap<string, StepEntity>): StepNode => {
  const value = (number: string, index: number) => entities.get(number)?.values[index] ?? "";
  /** PRODUCT_DEFINITION to its PRODUCT_DEFINITION_FORMATION to its PRODUCT. */
  const nameOf = (definition: string) => value(value(value(definition, 2), 2), 1);
  const uses = [...entities.values()].filter(({ type }) => type === "NEXT_ASSEMBLY_USAGE_OCCURRENCE");
  const below = Map.groupBy(uses, ({ values }) => values[3] ?? "");
  const used = new Set(uses.map(({ values }) => values[4]));
  const roots = [...below.keys()].filter((definition) => !used.has(definition));
  if (roots.length !== 1) throw new Error(`The file has ${roots.length} root products instead of one`);
  const node = (definition: string): StepNode => ({
    name: nameOf(definition),
    children: (below.get(definition) ?? []).map(({ values }) => node(values[4] ?? "")),
  });
  return node(roots[0] as string);
};

/** Solids: the nodes without any below. */
export const leavesOf = (node: StepNode): StepNode[] =>
  node.children.length > 0 ? node.children.flatMap(leavesOf) : [node];

/** Nodes from the root to the deepest leaf. */
export const depthOf = ({ children }: StepNode): number => 1 + Math.max(0, ...children.map(depthOf));

/** Names of all products. */
export const namesOf = (entities: ReadonlyMap<string, StepEntity>): string[] =>
  [...entities.values()].filter(({ type }) => type === "PRODUCT").map(({ values }) => values[1] ?? "");

/** The schema that the header states. */
export const schemaIn = (text: string): string => /FILE_SCHEMA\(\(\s*'([^']*)'/.exec(text)?.[1] ?? "";

/** Materials by the names of their products, from PROPERTY_DEFINITION_REPRESENTATION to the item of the representation. */
export const materialsIn = (entities: ReadonlyMap<string, StepEntity>): Map<string, string> => {
  const at = (number: string | undefined) => entities.get(number ?? "")?.values ?? [];
  const uses = [...entities.values()].filter(({ type }) => type === "PROPERTY_DEFINITION_REPRESENTATION");
  return new Map(
    uses.flatMap(({ values: [property, representation] }) => {
      const [, what, definition] = at(property);
      const [, item] = at(representation);
      const product = at(at(at(definition)[2])[2])[1];
      return what === "material name" && product ? [[product, at(item)[0] ?? ""] as const] : [];
    }),
  );
};
