import { useLayoutEffect, useRef } from "react";
import type { RenderSlideProps, SlideImage } from "yet-another-react-lightbox";
import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import { fileOf, Picture } from "../picture/Picture.tsx";
import { type Look, type Size, whole } from "./look.ts";
import { useGestures } from "./use-gestures.ts";
import { useGlide } from "./use-glide.ts";
import { limitsOf, type Zoom } from "./use-zoom.ts";

declare module "yet-another-react-lightbox" {
  interface SlideImage {
    item: CaptionedPicture;
  }
}

/** A slide of the library. */
export const slideOf = (item: CaptionedPicture): SlideImage => ({ src: fileOf(item.picture) ?? "", item });

/** Size and position of a picture, in CSS pixels; the position of its corner is relative to the middle of the space. */
const placed = ({ scale, x, y }: Look, picture: Size) => {
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { width, height, x: -x * width, y: -y * height, scale };
};

interface PlacedProps {
  item: CaptionedPicture;
  look: Look;
  space: Size;
  gliding: boolean;
}

/** The picture at its place. Its layout has the size that is shown, which the drawing's own media queries see. */
function Placed({ item: { picture, alt }, look, space, gliding }: PlacedProps) {
  const element = useRef<HTMLDivElement>(null);
  const { width, height, ...place } = placed(look, picture);
  useGlide(element, { ...place, space }, gliding);
  const style = { width, height, transform: `translate(${place.x}px, ${place.y}px)` };
  const displaySize = { width: Math.round(width), height: Math.round(height) };
  return (
    <div ref={element} className="lightbox-picture" style={style}>
      <Picture {...{ picture, alt, displaySize }} sizes={`${displaySize.width}px`} />
    </div>
  );
}

interface SlideProps extends RenderSlideProps<SlideImage> {
  zoom: Zoom;
  close: () => void;
}

/** A picture. The current one can be zoomed and moved; those beside it are whole. */
export function Slide({ slide: { item }, offset, rect, zoom, close }: SlideProps) {
  const { setSpace } = zoom;
  const isCurrent = offset === 0 && item.id === zoom.item.id;
  useLayoutEffect(() => {
    if (isCurrent) setSpace(rect);
  }, [setSpace, isCurrent, rect]);
  const gestures = useGestures(zoom, close);
  const measured = isCurrent && zoom.space !== undefined;
  const look = measured ? zoom.look : whole(limitsOf(item, rect));
  return (
    <div className="lightbox-space" data-zoomed={isCurrent && !zoom.isWhole} {...(isCurrent && gestures)}>
      <Placed {...{ item, look }} space={zoom.space ?? rect} gliding={isCurrent && zoom.gliding} />
    </div>
  );
}
