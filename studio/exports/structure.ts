/**
 * What a drawing is to those who cannot see it: headings, tables, paragraphs. Its makers say it in `<tag>` elements around their
 * marks, which no published SVG has: they are taken out before anything else reads the drawing.
 */

/** Which cells a head is for. */
const heads = { ColumnHead: "Column", RowHead: "Row" } as const;

/** Roles with text of their own. */
type TextRole = "H1" | "H2" | "P" | "Lbl" | "LBody" | "TD" | keyof typeof heads;
/** What a part is, by its name in PDF (ISO 32000-1, 14.8.4), but for the heads of tables. An artifact is decoration. */
export type Role = TextRole | "Sect" | "L" | "LI" | "Table" | "TR" | "Figure" | "Artifact";

const textRoles: ReadonlySet<string> = new Set<TextRole>([
  "H1",
  "H2",
  "P",
  "Lbl",
  "LBody",
  "TD",
  "ColumnHead",
  "RowHead",
]);

export interface TagSettings {
  /** What a small figure shows, without markup. */
  alt?: string;
  /** Place among its siblings where they are not read in the order in which they are drawn: less than 0 is before them. */
  order?: number;
}

/** A part of a drawing's structure, with the parts in it. */
export interface Part extends TagSettings {
  role: Role | "Document";
  parts: Part[];
}

/** Puts marks of a drawing made of strings into a part of its structure. */
export const tagged = (role: Role, marks: string, settings: TagSettings = {}): string =>
  `<tag role="${role}"${Object.entries(settings)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")}>${marks}</tag>`;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];

/**
 * A drawing without its tags. Each mark has the number of its part in `data-part`, which outlasts SVGO. What is in no tag is
 * the figure, which is read where it begins.
 */
export function structured(svg: string): { svg: string; parts: readonly Part[] } {
  const document: Part = { role: "Document", parts: [] };
  const parts = [document];
  const open = [document];
  const innermost = () => open.at(-1) as Part;
  const add = (part: Part): Part => {
    innermost().parts.push(part);
    parts.push(part);
    return part;
  };
  let figure: Part | undefined;
  const numbered = svg.replaceAll(
    /<tag([^>]*)>|<\/tag>|<(?:text|path|rect|circle|ellipse|line|polyline|polygon)\b/g,
    (found, attributes?: string) => {
      if (found === "</tag>") {
        open.pop();
        return "";
      }
      if (attributes !== undefined) {
        const [alt, order] = ["alt", "order"].map((name) => attribute(attributes, name));
        open.push(add({ role: attribute(attributes, "role") as Role, alt, order: Number(order ?? 0), parts: [] }));
        return "";
      }
      if (innermost() === document) figure ??= add({ role: "Figure", parts: [] });
      const own = innermost() === document ? figure : innermost();
      return `${found} data-part="${parts.indexOf(own as Part)}"`;
    },
  );
  return { svg: numbered, parts };
}

/** A drawing as it is published: without the numbers of parts and of what its marks are (true-size.ts). */
export const published = (svg: string): string => svg.replaceAll(/ data-(?:part|as)="\d+"/g, "");

/** Whether a part is text, which is read as it stands; of a figure, its description is read. */
export const isText = (part: Part | undefined): boolean => part !== undefined && textRoles.has(part.role);

/** Which part a text belongs to: undefined if it is decoration. Fails for text between the cells of a table, say. */
export function textPart(part: Part, words: string): Part | undefined {
  if (part.role === "Artifact") return undefined;
  if (part.role === "Figure" || isText(part)) return part;
  throw new Error(`"${words}" is directly in a ${part.role}: put it into a part for text`);
}

/** Which part a line or an area belongs to: undefined for rules of tables and the like, which are decoration. */
export const linePart = (part: Part): Part | undefined => (part.role === "Figure" ? part : undefined);

/** A role's name in PDF, and what it is the head of. */
export const pdfRole = (role: Part["role"]): { name: string; scope?: string } =>
  role in heads ? { name: "TH", scope: heads[role as keyof typeof heads] } : { name: role };

/** The parts in a part that have content, or are cells, in the order in which they are read. */
export const partsRead = ({ parts }: Part, hasContent: (part: Part) => boolean): Part[] => {
  const isRead = (part: Part): boolean => part.role === "TD" || hasContent(part) || part.parts.some(isRead);
  return parts.filter(isRead).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
};
