import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import type { PictureWords } from "@ttpl/content/schemas/layout-words.ts";
import { DownloadLink } from "./DownloadLink.tsx";
import { plainModelFile } from "./plain-model-file.ts";

type Kind = keyof CaptionedPicture["downloads"];

interface PictureDownloadsProps {
  item: Pick<CaptionedPicture, "id" | "picture" | "downloads">;
  words: Pick<PictureWords, Kind>;
  /** The title of the picture, for the names of the links, unless they stand in a group of that name. */
  of?: string;
}

/** Where the studio puts the files of a picture, and what follows the drawing number in the suggested file names. */
const files: Readonly<Record<Kind, readonly [address: (id: string, drawing: string) => string, ending: string]>> = {
  table: [(id) => `${id}/table.csv`, ".csv"],
  sheet: [(_, drawing) => `${drawing}/light.svg`, ".svg"],
  pdf: [(_, drawing) => `${drawing}/drawing.pdf`, ".pdf"],
  dxf: [(_, drawing) => `${drawing}/dxf.zip`, "-dxf.zip"],
  pcf: [(id) => `${id}/pipeline.pcf`, ".pcf"],
  solid: [(id) => `${id}-solid/${id}-step.zip`, "-step.zip"],
  glb: [plainModelFile, ".glb"],
};

export const hasDownloads = ({ downloads }: Pick<CaptionedPicture, "downloads">): boolean =>
  Object.keys(downloads).length > 0;

/** Links to the files that can be downloaded with a picture. */
export const PictureDownloads = ({ item: { id, picture, downloads }, words, of }: PictureDownloadsProps) =>
  (Object.entries(downloads) as [Kind, number][]).map(([kind, bytes]) => {
    const [address, ending] = files[kind];
    // A model has its drawing beside it; a drawing that is no model's is the picture itself.
    const file = `/pictures/${address(id, "sheet" in downloads ? `${id}-sheet` : id)}`;
    return (
      <DownloadLink key={file} name={words[kind]} of={of} saveAs={picture.drawing + ending} {...{ file, bytes }} />
    );
  });
