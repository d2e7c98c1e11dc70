import type { ReactNode } from "react";
import { Island } from "../../islands/Island.tsx";
import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import { itemParameter } from "./item-parameter.ts";
import files from "./picture-viewer.island.tsx?files";
import { viewerProps } from "./viewer-props.ts";

interface PictureViewerProps {
  /** In the order of the lightbox. */
  pictures: readonly CaptionedPicture[];
  children: ReactNode;
}

/** Makes the pictures of a page open in a lightbox. The children contain a PictureLink for each of them. */
export const PictureViewer = ({ pictures, children }: PictureViewerProps) => (
  <Island files={files} props={viewerProps(pictures)} activateOn="a[data-item],a[data-model]" query={itemParameter}>
    {children}
  </Island>
);
