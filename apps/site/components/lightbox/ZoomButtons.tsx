import type { ReactNode } from "react";
import type { ViewerWords } from "@ttpl/content/derive/viewer-words.ts";
import { icons } from "./icons.tsx";
import type { Zoom } from "./use-zoom.ts";

interface ZoomButtonProps {
  label: string;
  icon: ReactNode;
  /** At its limit. It keeps the focus, so it is not disabled. */
  ended: boolean;
  onClick: () => void;
}

const ZoomButton = ({ label, icon, ended, onClick }: ZoomButtonProps) => (
  <button
    type="button"
    className="yarl__button"
    title={label}
    aria-label={label}
    aria-disabled={ended}
    onClick={() => ended || onClick()}
  >
    {icon}
  </button>
);

/** Zoom out, the scale in percent of the picture's own size, zoom in. */
export const ZoomButtons = ({ zoom, words }: { zoom: Zoom; words: ViewerWords }) => (
  <>
    <ZoomButton label={words.zoomOut} icon={icons.iconZoomOut()} ended={zoom.isWhole} onClick={zoom.zoomOut} />
    {/* Spoken by SpokenScale.tsx, once it rests. */}
    <span className="lightbox-scale" aria-hidden="true">
      {scaleIn(words, zoom)}
    </span>
    <ZoomButton label={words.zoomIn} icon={icons.iconZoomIn()} ended={zoom.isLargest} onClick={zoom.zoomIn} />
  </>
);

/** The scale in words: 100 % is the picture's own size. */
export const scaleIn = ({ scale }: ViewerWords, { look }: Zoom): string =>
  scale.replace("{percent}", `${Math.round(100 * look.scale)}`);
