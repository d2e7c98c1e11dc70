import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** An element of a PDF's structure, with the text that it contains itself. */
export interface Tagged {
  readonly role: string;
  readonly text: string;
  /** What a figure shows. */
  readonly alt: string | undefined;
  readonly children: readonly Tagged[];
}

type StructureNode = { role: string; alt?: string; children: StructureChild[] };
type StructureChild = StructureNode | { type: string; id: string };

/** All elements with their descendants, in reading order. */
export const allElements = (element: Tagged): Tagged[] => [element, ...element.children.flatMap(allElements)];

const tagged = ({ role, alt, children }: StructureNode, texts: ReadonlyMap<string, string>): Tagged => ({
  role,
  alt,
  text: children
    .map((child) => ("id" in child ? (texts.get(child.id) ?? "") : ""))
    .join("")
    .trim(),
  children: children.flatMap((child) => ("role" in child ? [tagged(child, texts)] : [])),
});

/** What a PDF says of itself: its language, its title and whether that is shown, and whether it has a structure. */
async function readFacts(document: Awaited<ReturnType<typeof getDocumentProxy>>) {
  const { info, metadata } = await document.getMetadata();
  const { Language: language } = info as { Language?: string };
  const marks = (await document.getMarkInfo()) as { Marked?: boolean } | null;
  const preferences = (await document.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null;
  return {
    language,
    title: metadata?.get("dc:title") as unknown,
    isMarked: marks?.Marked === true,
    showsTitle: preferences?.DisplayDocTitle === true,
  };
}

/** What a PDF says of itself, and the structure of each page without its texts, which take longer to read. */
export async function readStructure(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: (Tagged | undefined)[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const tree = (await (await document.getPage(number)).getStructTree()) as unknown as StructureNode | null;
    pages.push(tree ? tagged(tree, new Map()) : undefined);
  }
  return { ...(await readFacts(document)), pages };
}

/**
 * What a screen reader gets of a PDF: its language, whether its title is shown, and the structure of each page. `loose`
 * are the texts and lines that are neither structure nor decoration.
 */
export async function readTags(pdf: Buffer) {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const loose: string[] = [];
  const pages: Tagged[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const texts = new Map<string, string>();
    const open: string[] = [];
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ("str" in item) {
        const id = open.at(-1);
        if (id !== undefined) texts.set(id, (texts.get(id) ?? "") + item.str);
        else if (item.str.trim()) loose.push(item.str);
      } else if (item.type === "endMarkedContent") open.pop();
      else open.push(item.id ?? "");
    }
    let depth = 0;
    for (const operator of (await page.getOperatorList()).fnArray) {
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
      else if (operator === OPS.endMarkedContent) depth -= 1;
      else if (depth === 0 && operator === OPS.constructPath) loose.push("a line");
    }
    pages.push(tagged((await page.getStructTree()) as unknown as StructureNode, texts));
  }
  return { ...(await readFacts(document)), loose, pages };
}
