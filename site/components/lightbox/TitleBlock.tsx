import { createContext, use } from "react";
import { createModule, MODULE_CONTROLLER, type Plugin, useLightboxState } from "yet-another-react-lightbox";
import type { ViewerWords } from "../picture-viewer/viewer-props.ts";
import { DownloadLink } from "../download-link/DownloadLink.tsx";

export const WordsContext = createContext<ViewerWords | undefined>(undefined);

/** A drawing's title block: number, title and position in the set; with downloads and a link to the counterpart. */
function TitleBlock() {
  const words = use(WordsContext);
  const { currentSlide, currentIndex, slides } = useLightboxState();
  if (!words || !currentSlide) return null;
  const { title, picture, downloads, counterpart } = currentSlide.item;
  return (
    <div className="lightbox-title-block">
      <dl aria-live="polite">
        <div>
          <dt>{words.drawing}</dt>
          <dd>{picture.drawing}</dd>
        </div>
        <div>
          <dt>{words.title}</dt>
          <dd>{title}</dd>
        </div>
        <div>
          <dt>{words.sheetOfSet}</dt>
          <dd>{words.count.replace("{index}", `${currentIndex + 1}`).replace("{total}", `${slides.length}`)}</dd>
        </div>
      </dl>
      {(downloads.length > 0 || counterpart) && (
        <p>
          {downloads.map(({ kind, ...download }) => (
            <DownloadLink key={kind} name={words[kind]} drawing={picture.drawing} {...download} />
          ))}
          {counterpart && <a href={counterpart.to}>{counterpart.name}</a>}
        </p>
      )}
    </div>
  );
}

/** Puts the title block below the pictures. */
export const titleBlock: Plugin = ({ addSibling }) =>
  addSibling(MODULE_CONTROLLER, createModule("title-block", TitleBlock));
