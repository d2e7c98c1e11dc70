import words from "virtual:viewer-words";

/** The texts of the viewer of models, with the names of all views. */
export const modelWords = { ...words.model, views: words.views };
