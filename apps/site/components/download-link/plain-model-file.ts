/** A model as a file that any program opens: the build makes it of the one that the page turns (build/plain-models.ts). Below /pictures/. */
export const plainModelFile = (id: string): string => `${id}-glb/${id}-plain.glb`;
