// site-build/inline-scripts.ts
declare module "*?script" {
  const text: string;
  export default text;
}
// site-build/browser-files.ts
declare module "*?files" {
  const addresses: readonly string[];
  export default addresses;
}

/** The texts of the viewer of models (site-build/model-words.ts). */
declare module "*?model-words" {
  const words: import("./content-loader/schemas/layout-words.ts").PictureWords["model"];
  export default words;
}
