// apps/site/build/content-modules.ts
declare module "virtual:search-data" {
  const data: import("./search-document.ts").SearchData;
  export default data;
}
