// site-build/inline-scripts.ts
declare module "*?script" {
  const text: string;
  export default text;
}
// site-build/browser-files.ts
declare module "*?files" {
  const addresses: readonly string[];
  export default addresses;
}
