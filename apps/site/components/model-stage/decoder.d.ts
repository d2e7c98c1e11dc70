// vite.config.ts
declare module "virtual:meshopt-decoder" {
  /** The decoder in JavaScript: the package's usual one is WebAssembly, which the site's policy does not allow. */
  export const MeshoptDecoder: typeof import("meshoptimizer/decoder").MeshoptDecoder;
}
