import type { RenderSlideProps, SlideImage } from "yet-another-react-lightbox";
import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";
import { fileOf, Picture } from "../picture/Picture.tsx";

declare module "yet-another-react-lightbox" {
  interface SlideImage {
    item: CaptionedPicture;
  }
}

/**
 * Maximum zoom of a line drawing, as a multiple of its size: the smallest letters of a sheet (1.8 mm, at 4 CSS pixels
 * per mm) are then 29 pixels high. A render is not enlarged beyond its own pixels.
 */
const drawingZoom = 4;

/** A slide of the library. Its size is the maximum size of the picture, which limits the zoom. */
export function slideOf(item: CaptionedPicture): SlideImage {
  const { picture } = item;
  const zoom = "light" in picture ? drawingZoom : 1;
  return { src: fileOf(picture) ?? "", width: picture.width * zoom, height: picture.height * zoom, item };
}

/** A picture, as large as the space allows. */
export function Slide({ slide, rect, zoom = 1 }: RenderSlideProps<SlideImage>) {
  const { picture, alt } = slide.item;
  const most = "light" in picture ? drawingZoom : 1;
  const scale = Math.min(rect.width / picture.width, rect.height / picture.height, most);
  const displaySize = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  return (
    <Picture
      picture={picture}
      alt={alt}
      displaySize={displaySize}
      sizes={`${Math.round(displaySize.width * zoom)}px`}
    />
  );
}
