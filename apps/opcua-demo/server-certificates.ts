import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import opcua from "node-opcua";

/** Folders with certificates that are made at the start, and deleted at the end. */
export interface Certificates extends Disposable {
  readonly of: (owner: string) => opcua.OPCUACertificateManager;
}

/** Every certificate is accepted without a question: for a demonstration on one machine only. */
export function temporaryCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), "scr-101-"));
  return {
    of: (owner) =>
      new opcua.OPCUACertificateManager({
        rootFolder: join(folder, owner),
        automaticallyAcceptUnknownCertificate: true,
      }),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
