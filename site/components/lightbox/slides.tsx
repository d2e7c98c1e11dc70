import type { RenderSlideProps, SlideImage } from "yet-another-react-lightbox";
import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";
import { fileOf, Picture } from "../picture/Picture.tsx";

declare module "yet-another-react-lightbox" {
  interface SlideImage {
    item: CaptionedPicture;
  }
}

/**
 * How far a line drawing can be enlarged, as a multiple of its size: letters of 1.8 mm, the smallest on a sheet that is
 * drawn with 4 CSS pixels a millimetre, then stand 29 pixels high. A render goes no further than its own pixels.
 */
const drawingZoom = 4;

/** A picture as the library's zoom wants it told: the size at which it is largest. */
export function slideOf(item: CaptionedPicture): SlideImage {
  const { picture } = item;
  const zoom = "light" in picture ? drawingZoom : 1;
  return { src: fileOf(picture) ?? "", width: picture.width * zoom, height: picture.height * zoom, item };
}

/** A picture as large as the room allows. */
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
