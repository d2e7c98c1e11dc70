declare module "gltf-validator" {
  /** Khronos' validator. */
  export function validateBytes(bytes: Uint8Array): Promise<{
    issues: { messages: { code: string; message: string }[] };
    info: { extensionsUsed?: string[] };
  }>;
}
