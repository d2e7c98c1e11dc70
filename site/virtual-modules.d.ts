// Made by site-build/site-data.ts from content/.
declare module "virtual:site-plan" {
  const plan: import("./reading/site-plan.ts").SitePlan;
  export default plan;
}
declare module "virtual:page-table" {
  const table: import("./reading/page-table.ts").PageTable;
  export default table;
}
