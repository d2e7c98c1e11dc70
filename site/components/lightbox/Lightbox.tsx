import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import Library, { type ControllerRef } from "yet-another-react-lightbox";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import type { ViewerWords } from "../picture-viewer/viewer-props.ts";
import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";
import { icons } from "./icons.tsx";
import { keepFocusInside } from "./keep-focus-inside.ts";
import css from "./lightbox.css?inline";
import { Slide, slideOf } from "./slides.tsx";
import { titleBlock, WordsContext } from "./TitleBlock.tsx";

// The site has one style sheet for all pages; the lightbox brings its own, so that only visitors who open it load it.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

interface LightboxProps {
  pictures: readonly CaptionedPicture[];
  words: ViewerWords;
  /** Id of the first picture. */
  openId: string;
  onStep: (id: string) => void;
  onClose: () => void;
  /** Called with the id of the first picture, once the lightbox has closed. */
  onClosed: (first: string) => void;
}

/** Enlarged pictures, one at a time, in a dialog over the page. */
export function Lightbox({ pictures, words, openId, onStep, onClose, onClosed }: LightboxProps) {
  const [first] = useState(openId);
  const [index, setIndex] = useState(() => pictures.findIndex(({ id }) => id === openId));
  const slides = useMemo(() => pictures.map(slideOf), [pictures]);
  const controller = useRef<ControllerRef>(null);
  const closing = useRef(false);
  const closed = useRef(onClosed);
  useEffect(() => () => closed.current(first), [first]);

  function close() {
    // A second click on the button during the fade-out must not go back in history twice.
    if (!closing.current) onClose();
    closing.current = true;
  }
  function view(at: number) {
    setIndex(at);
    const id = pictures[at]?.id;
    if (id !== undefined && id !== openId) onStep(id);
  }
  // The library handles keys only while the picture or a button on it has the focus, and stops propagation of those
  // that it has handled.
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, currentTarget } = event;
    const keys: Record<string, () => unknown> = {
      Home: () => setIndex(0),
      End: () => setIndex(pictures.length - 1),
      ArrowLeft: () => controller.current?.prev(),
      ArrowRight: () => controller.current?.next(),
      Escape: () => controller.current?.close(),
      Tab: () => keepFocusInside(currentTarget, shiftKey),
    };
    if (keys[key] && keys[key]() !== false) event.preventDefault();
  }
  return (
    <WordsContext value={words}>
      <Library
        open
        className="lightbox"
        {...{ slides, index, close }}
        plugins={[Zoom, titleBlock]}
        on={{ view: (seen) => view(seen.index) }}
        carousel={{ finite: true, preload: 1, padding: 0, spacing: "10%" }}
        animation={{ fade: 120, swipe: 200, zoom: 200 }}
        controller={{ ref: controller, closeOnBackdropClick: true }}
        zoom={{ zoomInMultiplier: 1.6, doubleClickMaxStops: 2 }}
        portal={{ container: { onKeyDown } }}
        render={{
          ...icons,
          slide: (props) => <Slide {...props} />,
          ...(slides.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
        }}
        labels={{
          Lightbox: words.viewer,
          Carousel: words.set,
          "Photo gallery": words.set,
          Slide: words.picture,
          "{index} of {total}": words.count,
          Previous: words.previous,
          Next: words.next,
          Close: words.close,
          "Zoom in": words.zoomIn,
          "Zoom out": words.zoomOut,
        }}
      />
    </WordsContext>
  );
}
