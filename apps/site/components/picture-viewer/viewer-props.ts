import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";

/** Sizes in kB, as they are shown, and at least 1: fewer digits in the document. */
const inKilobytes = (downloads: CaptionedPicture["downloads"]): CaptionedPicture["downloads"] | undefined => {
  const sizes = Object.entries(downloads).map(([kind, bytes]) => [kind, Math.max(1, Math.round(bytes / 1000))]);
  return sizes.length > 0 ? (Object.fromEntries(sizes) as CaptionedPicture["downloads"]) : undefined;
};

/**
 * The data of a picture that its link in the document does not contain. The frames of its views, which no visitor needs
 * before the picture is enlarged, are fetched then (use-views.ts).
 */
const describe = ({ id, picture: { drawing }, downloads, counterpart }: CaptionedPicture, paired: boolean) => ({
  id,
  drawing,
  /** In kB. */
  downloads: inKilobytes(downloads),
  /** Has no counterpart, where others have one. */
  alone: paired && !counterpart ? true : undefined,
});

export type DescribedPicture = ReturnType<typeof describe>;

export interface ViewerProps {
  pictures: readonly DescribedPicture[];
  /** The link to the counterpart of a picture, without its id. */
  counterpart?: { readonly to: string; readonly name: string } | undefined;
}

/** Props of the viewer, without what the document already contains, and without its texts, which come with its code. */
export function viewerProps(pictures: readonly CaptionedPicture[]): ViewerProps {
  const paired = pictures.find(({ counterpart }) => counterpart);
  const { to, name } = paired?.counterpart ?? {};
  return {
    pictures: pictures.map((picture) => describe(picture, paired !== undefined)),
    counterpart: paired && to && name ? { to: to.slice(0, -paired.id.length), name } : undefined,
  };
}
