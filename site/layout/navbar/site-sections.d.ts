// site-build/content-modules.ts
declare module "virtual:site-sections" {
  const sections: readonly import("../../content-loader/derive/site-sections.ts").SiteSection[];
  export default sections;
}
