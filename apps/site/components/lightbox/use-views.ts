import { useEffect, useState } from "react";
import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import type { Frame } from "@ttpl/content/derive/pictures.ts";
import type { ViewerWords } from "@ttpl/content/derive/viewer-words.ts";

/** A view of a drawing, with its name in the address and in words. */
export interface View {
  readonly id: string;
  readonly name: string;
  readonly frame: Frame;
}

/** A picture with its views. */
export interface EnlargedPicture extends CaptionedPicture {
  readonly views: readonly View[];
}

type Frames = Readonly<Record<string, Frame>>;

/** The frames in the sidecar file beside a drawing; none if it has none, or cannot be loaded. */
async function framesOf({ picture }: CaptionedPicture): Promise<Frames> {
  if (!("light" in picture)) return {};
  const response = await fetch(picture.light.replace(/\/[^/]*$/, ".json"));
  const { views = {} } = response.ok ? ((await response.json()) as { views?: Frames }) : {};
  return views;
}

/** The picture with its views, which are loaded when it is shown for the first time. */
export function useViews(item: CaptionedPicture, { views: names }: ViewerWords): EnlargedPicture {
  const [loaded, setLoaded] = useState<Readonly<Record<string, Frames>>>({});
  const { id } = item;
  const frames = loaded[id];
  useEffect(() => {
    if (frames) return;
    // Without its views a picture can be zoomed all the same.
    void framesOf(item)
      .catch(() => ({}))
      .then((found) => setLoaded((before) => ({ ...before, [id]: found })));
  }, [item, id, frames]);
  const views = Object.entries(frames ?? {}).map(([view, frame]) => ({
    id: view,
    name: names[view] ?? view,
    frame,
  }));
  return { ...item, views };
}
