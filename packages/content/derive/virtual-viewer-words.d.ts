// apps/site/build/content-modules.ts
declare module "virtual:viewer-words" {
  const words: import("./viewer-words.ts").ViewerWords;
  export default words;
}
