// site-build/content-modules.ts
declare module "virtual:project-synonyms" {
  const groups: readonly import("../../search/search-document.ts").SynonymGroup[];
  export default groups;
}
