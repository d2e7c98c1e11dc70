// apps/site/build/content-modules.ts
declare module "virtual:project-words" {
  const words: import("@ttpl/content/search/search-document.ts").SearchWords;
  export default words;
}
