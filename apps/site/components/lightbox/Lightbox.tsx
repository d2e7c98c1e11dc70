import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import Library, {
  type ComponentProps,
  type ControllerRef,
  createModule,
  MODULE_CONTROLLER,
  type Plugin,
} from "yet-another-react-lightbox";
import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import type { ViewerWords } from "@ttpl/content/derive/viewer-words.ts";
import { modelName } from "../picture-viewer/item-in-address.ts";
import { icons } from "./icons.tsx";
import { keepFocusInside } from "./keep-focus-inside.ts";
import css from "./lightbox.css?inline";
import { hasModel, Model } from "./Model.tsx";
import { SpokenScale } from "./SpokenScale.tsx";
import { Slide, slideOf } from "./slides.tsx";
import { PictureTitleBlock } from "./PictureTitleBlock.tsx";
import { useViews } from "./use-views.ts";
import { useZoom } from "./use-zoom.ts";
import { ViewBar } from "./ViewBar.tsx";
import { scaleIn, ZoomButtons } from "./ZoomButtons.tsx";

// Documents contain only the rules of their own markup; the lightbox brings its own, so that only visitors who open it
// load them.
const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

declare module "yet-another-react-lightbox" {
  interface LightboxProps {
    /** What stands below the pictures. */
    below?: ReactNode;
  }
}
// One component for all renderings: the library runs its plugins at each.
const Below = ({ below: parts }: ComponentProps) => parts;
const below: Plugin = ({ addSibling }) => addSibling(MODULE_CONTROLLER, createModule("below", Below));

/** How far an arrow key moves a zoomed picture, in CSS pixels. */
const keyStep = 80;

interface LightboxProps {
  pictures: readonly CaptionedPicture[];
  words: ViewerWords;
  /** Id of the picture in the address. */
  openId: string;
  /** The view in the address. */
  view: string | undefined;
  /** Puts a picture and its view into the address. */
  onStep: (id: string, view?: string) => void;
  onClose: () => void;
  /** Called with the id of the first picture, once the lightbox has closed. */
  onClosed: (first: string) => void;
}

/** Enlarged pictures, one at a time, in a dialog over the page. */
export function Lightbox({ pictures, words, openId, view, onStep, onClose, onClosed }: LightboxProps) {
  const [first] = useState(openId);
  const [index, setIndex] = useState(() => pictures.findIndex(({ id }) => id === openId));
  const slides = useMemo(() => pictures.map(slideOf), [pictures]);
  const controller = useRef<ControllerRef>(null);
  const closing = useRef(false);
  const closed = useRef(onClosed);
  useEffect(() => () => closed.current(first), [first]);
  const item = useViews(pictures[index] as CaptionedPicture, words);
  const asked = item.id === openId ? view : undefined;
  const isTurned = asked === modelName && hasModel(item);
  const named = asked === modelName ? undefined : asked;
  const zoom = useZoom(item, named, (name) => onStep(item.id, name));

  function close() {
    // A second click on the button during the fade-out must not go back in history twice.
    if (!closing.current) onClose();
    closing.current = true;
  }
  function show(position: number) {
    setIndex(position);
    const id = pictures[position]?.id;
    if (id !== undefined && id !== openId) onStep(id);
  }
  const leave = () => controller.current?.close();
  // Before the library, which handles some of these keys while the picture or a button on it has the focus.
  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget } = event;
    // Ctrl and plus is the browser's own zoom.
    if (ctrlKey || metaKey || altKey || (isTurned && key !== "Escape" && key !== "Tab")) return;
    // Escape first clears a search.
    const { target } = event;
    if (key === "Escape" && target instanceof HTMLInputElement && target.type === "search" && target.value) return;
    const arrows = zoom.isWhole
      ? { ArrowLeft: () => controller.current?.prev(), ArrowRight: () => controller.current?.next() }
      : {
          ArrowLeft: () => zoom.move({ x: keyStep, y: 0 }, true),
          ArrowRight: () => zoom.move({ x: -keyStep, y: 0 }, true),
          ArrowUp: () => zoom.move({ x: 0, y: keyStep }, true),
          ArrowDown: () => zoom.move({ x: 0, y: -keyStep }, true),
        };
    const keys: Record<string, (() => unknown) | undefined> = {
      ...arrows,
      "+": zoom.zoomIn,
      "=": zoom.zoomIn,
      "-": zoom.zoomOut,
      "0": () => zoom.frame(undefined),
      Home: () => setIndex(0),
      End: () => setIndex(pictures.length - 1),
      // Some browsers hand the key on, which first leaves the full screen.
      Escape: () => (document.fullscreenElement ? void document.exitFullscreen() : leave()),
      Tab: () => keepFocusInside(currentTarget, shiftKey),
    };
    const act = keys[key];
    if (!act || act() === false) return;
    event.preventDefault();
    event.stopPropagation();
  }
  const position = words.count.replace("{index}", `${index + 1}`).replace("{total}", `${slides.length}`);
  const viewName = item.views.find(({ id }) => id === named)?.name;
  // The views arrive after the picture: the one in the address is framed then, which is no change to be spoken.
  const spokenFor = `${item.id} ${item.views.length}`;
  const parts = (
    <>
      {isTurned && <Model key={item.id} item={item} onLeave={() => onStep(item.id)} />}
      <ViewBar {...{ zoom, words }} isResting={isTurned} onModel={() => onStep(item.id, modelName)} />
      <PictureTitleBlock {...{ item, words, position }} />
      {zoom.space && <SpokenScale key={spokenFor} text={[viewName, scaleIn(words, zoom)].filter(Boolean).join(", ")} />}
    </>
  );
  return (
    <Library
      open
      below={parts}
      className="lightbox"
      {...{ slides, index, close }}
      plugins={[below]}
      on={{ view: (seen) => show(seen.index) }}
      carousel={{ finite: true, preload: 1, padding: 0, spacing: "10%" }}
      animation={{ fade: 120, swipe: 200 }}
      controller={{ ref: controller, preventDefaultWheelY: true }}
      portal={{ container: { onKeyDownCapture } }}
      toolbar={{ buttons: [isTurned ? null : <ZoomButtons key="zoom" {...{ zoom, words }} />, "close"] }}
      render={{
        ...icons,
        slide: (props) => <Slide {...props} zoom={zoom} close={leave} />,
        ...((slides.length === 1 || isTurned) && { buttonPrev: () => null, buttonNext: () => null }),
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
      }}
    />
  );
}
