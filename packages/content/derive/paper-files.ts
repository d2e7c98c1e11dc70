/** The sizes of paper on which documents are made, in points. */
export const papers = {
  a4: { name: "A4", width: 595.28, height: 841.89 },
  letter: { name: "US Letter", width: 612, height: 792 },
} as const;

export type Paper = keyof typeof papers;
export const paperNames = Object.keys(papers) as Paper[];

/** The address of a document that the build makes (apps/site/build/documents/). */
export const paperFile = (name: string, paper: Paper): string => `/documents/${name}-${paper}.pdf`;

/** A document on all sizes of paper, for links. */
export const paperFiles = (name: string) =>
  paperNames.map((paper) => ({ paper: papers[paper].name, file: paperFile(name, paper) }));
