// apps/site/build/content-modules.ts
declare module "virtual:project-words" {
  const words: import("@ttpl/content/search/search-document.ts").SearchWords;
  export default words;
}
declare module "virtual:project-pictures" {
  const pictures: Readonly<Record<string, import("@ttpl/content/derive/project-pictures.ts").SmallPicture>>;
  export default pictures;
}
