import { createContext, use } from "react";
import type { PictureWords } from "../../reading/schemas/shell-words.ts";

/** What a link to a picture asks of the viewer around it. */
export interface Viewer {
  /** Shows a picture enlarged; `file` is where to go if that cannot be. */
  readonly open: (id: string, file: string) => void;
  /** Says which link belongs to a picture, so that the focus can return to it. */
  readonly register: (id: string, link: HTMLAnchorElement | null) => void;
  readonly words: PictureWords;
}

export const ViewerContext = createContext<Viewer | undefined>(undefined);

/** The viewer around a picture. Throws if there is none. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error("A PictureLink stands outside of a PictureViewer");
  return viewer;
}
