import type { RenderCamera } from "../model-stage/camera.ts";

/** A line of the parts list: which parts it means. */
interface ListedItem {
  readonly description: string;
  readonly quantity: number;
  readonly parts: readonly number[];
}

/** A row of the tree: a part by its number, or what has rows below it. */
export type TreeRow = number | TreeBranch;
interface TreeBranch {
  readonly name: string;
  readonly item?: number;
  /** The parts that it is; without, it is all below it. */
  readonly parts?: readonly number[];
  readonly below: readonly TreeRow[];
}

/** The file beside a GLB (studio/browser-models/parts-list.ts). */
export interface PartsData {
  readonly title: string;
  readonly camera: RenderCamera;
  /** What the plant's register says of it, or its size, if that is known; volume of the solids in m³; dry mass in kg where it is known. */
  readonly parts: readonly {
    readonly name: string;
    readonly says?: string;
    readonly volume: number;
    readonly mass?: number;
  }[];
  readonly items: readonly ListedItem[];
  readonly tree: readonly TreeRow[];
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** @throws if it does not arrive */
export const partsOf = async (id: string): Promise<PartsData> =>
  (await (await fetched(`/pictures/${id}-glb/parts.json`)).json()) as PartsData;

/**
 * `onShare`: called with the share that has arrived. What a server says of the length is that of compressed bytes; the
 * file's head has its own.
 * @throws if it does not arrive
 */
export async function glbOf(id: string, onShare: (share: number) => void): Promise<ArrayBuffer> {
  const { body } = await fetched(`/pictures/${id}-glb/${id}.glb`);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  let whole = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    chunks.push(next.value);
    arrived += next.value.length;
    if (whole === 0 && next.value.length >= 12)
      whole = new DataView(next.value.buffer, next.value.byteOffset).getUint32(8, true);
    if (whole > 0) onShare(Math.min(1, arrived / whole));
  }
  return new Blob(chunks).arrayBuffer();
}
