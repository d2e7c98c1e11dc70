// apps/site/build/inline-scripts.ts
declare module "*?script" {
  const text: string;
  export default text;
}
// apps/site/build/browser-files.ts
declare module "*?files" {
  const addresses: readonly string[];
  export default addresses;
}
