import { useState } from "react";
import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import type { ViewerWords } from "@ttpl/content/derive/viewer-words.ts";
import { hasDownloads, PictureDownloads } from "../download-link/PictureDownloads.tsx";
import { icons } from "./icons.tsx";
import { ListPictureButton } from "./ListPictureButton.tsx";

interface PictureTitleBlockProps {
  item: CaptionedPicture;
  words: ViewerWords;
  /** The picture's position in the set, in words. */
  position: string;
}

/** On a small screen in landscape the title block begins folded. */
const isLow = () => matchMedia("(height < 30rem)").matches;

/**
 * A drawing's title block: number, title and position in the set; with downloads and a link to the counterpart. On
 * small screens all but number and position can be folded away; the title is still spoken.
 */
export function PictureTitleBlock({ item, words, position }: PictureTitleBlockProps) {
  const { id, title, picture, counterpart } = item;
  const [folded, setFolded] = useState(isLow);
  return (
    <div className="lightbox-title-block" data-folded={folded}>
      <dl aria-live="polite">
        {picture.drawing !== undefined && (
          <div>
            <dt>{words.drawing}</dt>
            <dd>{picture.drawing}</dd>
          </div>
        )}
        <div>
          <dt>{words.title}</dt>
          <dd>{title}</dd>
        </div>
        <div>
          <dt>{words.pictureOfSet}</dt>
          <dd>{position}</dd>
        </div>
      </dl>
      <button type="button" aria-label={words.details} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        {icons.iconFold()}
      </button>
      <p>
        {hasDownloads(item) && <PictureDownloads {...{ item, words }} of={title} />}
        {counterpart && <a href={counterpart.to}>{counterpart.name}</a>}
        <ListPictureButton {...{ id, title, words }} />
      </p>
    </div>
  );
}
