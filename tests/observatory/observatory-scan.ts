import { execFile } from "node:child_process";
import { promisify } from "node:util";

export interface ObservatoryScan {
  readonly status: number;
  readonly score: number;
  readonly grade: string;
  readonly results: readonly { name: string; result: string; pass: boolean; points: number }[];
}

/** Scans a page of the site behind its proxy by MDN's HTTP Observatory, in a process that trusts the proxy's certificate. */
export async function observatoryScan(
  path: string,
  proxy: { port: number; plainPort: number; authority: string },
): Promise<ObservatoryScan> {
  const args = ["tests/observatory/scan.mjs", "localhost", String(proxy.plainPort), String(proxy.port), path];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: proxy.authority };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return JSON.parse(stdout) as ObservatoryScan;
}
