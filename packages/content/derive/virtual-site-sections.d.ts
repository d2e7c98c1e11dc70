// apps/site/build/content-modules.ts
declare module "virtual:site-sections" {
  const sections: readonly import("./site-sections.ts").SiteSection[];
  export default sections;
}
