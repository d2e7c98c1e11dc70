import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** An element of a PDF's structure, with the text that it contains itself. */
export interface Tagged {
  readonly role: string;
  readonly text: string;
  readonly children: readonly Tagged[];
}

type StructureNode = { role: string; children: StructureChild[] };
type StructureChild = StructureNode | { type: string; id: string };

/** All elements with their descendants, in reading order. */
export const allElements = (element: Tagged): Tagged[] => [element, ...element.children.flatMap(allElements)];

/**
 * What a screen reader gets of a PDF: its language, whether its title is shown, and the structure of each sheet. `loose`
 * are the texts and lines that are neither structure nor decoration.
 */
export async function readTags(pdf: Buffer) {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { info, metadata } = await document.getMetadata();
  const loose: string[] = [];
  const sheets: Tagged[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const sheet = await document.getPage(number);
    const texts = new Map<string, string>();
    const open: string[] = [];
    for (const item of (await sheet.getTextContent({ includeMarkedContent: true })).items) {
      if ("str" in item) {
        const id = open.at(-1);
        if (id !== undefined) texts.set(id, (texts.get(id) ?? "") + item.str);
        else if (item.str.trim()) loose.push(item.str);
      } else if (item.type === "endMarkedContent") open.pop();
      else open.push(item.id ?? "");
    }
    let depth = 0;
    for (const operator of (await sheet.getOperatorList()).fnArray) {
      if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth += 1;
      else if (operator === OPS.endMarkedContent) depth -= 1;
      else if (depth === 0 && operator === OPS.constructPath) loose.push("a line");
    }
    const tagged = ({ role, children }: StructureNode): Tagged => ({
      role,
      text: children
        .map((child) => ("id" in child ? (texts.get(child.id) ?? "") : ""))
        .join("")
        .trim(),
      children: children.flatMap((child) => ("role" in child ? [tagged(child)] : [])),
    });
    sheets.push(tagged((await sheet.getStructTree()) as unknown as StructureNode));
  }
  const { Language: language } = info as { Language?: string };
  const preferences = (await document.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null;
  return {
    language,
    title: metadata?.get("dc:title") as unknown,
    showsTitle: preferences?.DisplayDocTitle === true,
    loose,
    sheets,
  };
}
