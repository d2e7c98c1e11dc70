import type { RenderSlideProps, SlideImage } from "yet-another-react-lightbox";
import type { ShownPicture } from "../../reading/shown-pictures.ts";
import { fileOf, Picture } from "../picture/Picture.tsx";

declare module "yet-another-react-lightbox" {
  interface SlideImage {
    shown: ShownPicture;
  }
}

/**
 * How far a line drawing can be enlarged, as a multiple of its size: letters of 1.8 mm, the smallest on a sheet that is
 * drawn with 4 CSS pixels a millimetre, then stand 29 pixels high. A render goes no further than its own pixels.
 */
const drawingZoom = 4;

/** A picture as the library's zoom wants it told: the size at which it is largest. */
export function slideOf(shown: ShownPicture): SlideImage {
  const { picture } = shown;
  const zoom = "light" in picture ? drawingZoom : 1;
  return { src: fileOf(picture) ?? "", width: picture.width * zoom, height: picture.height * zoom, shown };
}

/** A picture as large as the room allows. */
export function Slide({ slide, rect, zoom = 1 }: RenderSlideProps<SlideImage>) {
  const { picture, alt } = slide.shown;
  const most = "light" in picture ? drawingZoom : 1;
  const scale = Math.min(rect.width / picture.width, rect.height / picture.height, most);
  const shown = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  return <Picture picture={picture} alt={alt} shown={shown} sizes={`${Math.round(shown.width * zoom)}px`} />;
}
