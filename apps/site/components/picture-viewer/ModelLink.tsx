import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import { plainModelFile } from "../download-link/plain-model-file.ts";
import type { PictureWords } from "@ttpl/content/schemas/layout-words.ts";

interface ModelLinkProps {
  item: CaptionedPicture;
  words: Pick<PictureWords, "model">;
}

/**
 * Opens the model of a picture in three dimensions, if it has one (picture-viewer.island.tsx). Without JavaScript, and in
 * a new tab, the link has the model's file, and without JavaScript the page says so.
 */
export const ModelLink = ({ item: { id, title, downloads }, words }: ModelLinkProps) =>
  downloads.glb === undefined ? null : (
    <>
      <a href={`/pictures/${plainModelFile(id)}`} data-model={id} aria-label={`${words.model.open}: ${title}`}>
        {words.model.open}
      </a>
      <noscript>{` ${words.model.needsScript}`}</noscript>
    </>
  );
