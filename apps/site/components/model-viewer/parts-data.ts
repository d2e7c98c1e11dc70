import type { RenderCamera } from "../model-stage/camera.ts";

/** A line of the parts list: which parts it means. */
interface ListedItem {
  readonly description: string;
  readonly quantity: number;
  readonly parts: readonly number[];
}

/** The file beside a GLB (studio/browser-models/parts-list.ts). */
export interface PartsData {
  readonly title: string;
  readonly camera: RenderCamera;
  /** Volume of the solids in m³, dry mass in kg where it is known. */
  readonly parts: readonly { readonly name: string; readonly volume: number; readonly mass?: number }[];
  readonly items: readonly ListedItem[];
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** @throws if it does not arrive */
export const partsOf = async (id: string): Promise<PartsData> =>
  (await (await fetched(`/pictures/${id}-glb/parts.json`)).json()) as PartsData;

/** @throws if it does not arrive */
export const glbOf = async (id: string): Promise<ArrayBuffer> =>
  (await fetched(`/pictures/${id}-glb/${id}.glb`)).arrayBuffer();
