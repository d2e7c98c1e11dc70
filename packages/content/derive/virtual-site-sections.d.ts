// apps/site/build/content-modules.ts
declare module "virtual:site-sections" {
  const sections: readonly import("./site-papers.ts").PanelSection[];
  export default sections;
}
