import type { RenderCamera } from "./camera.ts";
import type { Vector } from "./vectors.ts";

/** A line of the parts list: which parts it means, and the middle of the first of them, mm. */
export interface ListedItem {
  readonly description: string;
  readonly quantity: number;
  readonly parts: readonly number[];
  readonly at: Vector;
}

/** The file beside a GLB (studio/browser-models/parts-list.ts). Volumes in m³, masses in kg. */
export interface PartsData {
  readonly title: string;
  readonly camera: RenderCamera;
  readonly parts: readonly { readonly name: string; readonly volume: number; readonly mass: number }[];
  readonly items: readonly ListedItem[];
}

const known = new Map<string, Promise<unknown>>();

/** Fetched once; a failed request is repeated when it is asked for again. */
function once<Data>(address: string, read: (response: Response) => Promise<Data>): Promise<Data> {
  const before = known.get(address) as Promise<Data> | undefined;
  if (before) return before;
  const data = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return read(response);
  });
  known.set(address, data);
  data.catch(() => known.delete(address));
  return data;
}

export const partsOf = (id: string): Promise<PartsData> =>
  once(`/pictures/${id}-glb/parts.json`, async (response) => (await response.json()) as PartsData);

export const glbOf = (id: string): Promise<ArrayBuffer> =>
  once(`/pictures/${id}-glb/${id}.glb`, (response) => response.arrayBuffer());

/** A mass as engineers write it: three figures, thousands separated. */
export const kilograms = (mass: number): string =>
  Number(mass.toPrecision(3)).toLocaleString("en-GB", { maximumFractionDigits: mass < 10 ? 2 : mass < 100 ? 1 : 0 });
