import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import type { DescribedPicture, ViewerProps } from "./viewer-props.ts";

/**
 * Reads a picture from its link in the document (PictureLink.tsx), with title and alternative text as translated there.
 * Returns an empty list if the picture has been removed from the document.
 */
export function pictureIn(
  link: Element | null,
  { id, drawing, downloads, alone }: DescribedPicture,
  counterpart: ViewerProps["counterpart"],
): CaptionedPicture[] {
  const [light, dark] = link?.querySelectorAll("img") ?? [];
  if (!light) return [];
  const title = link?.getAttribute("aria-label") ?? "";
  const [width, height] = [Number(light.getAttribute("width")), Number(light.getAttribute("height"))];
  const common = { drawing, width, height };
  const srcSet = link?.querySelector("source")?.srcset ?? light.srcset;
  const variants = srcSet.split(", ").map((variant) => {
    const [file = "", descriptor = ""] = variant.split(" ");
    return { file, width: Number.parseInt(descriptor, 10) };
  });
  const fallback = light.srcset === "" && light.src;
  const picture = dark
    ? { ...common, light: light.src, dark: dark.src }
    : { ...common, variants, ...(fallback && { fallback }) };
  const sizes = Object.entries(downloads ?? {}).map(([kind, kilobytes]) => [kind, kilobytes * 1000]);
  const own = !alone && counterpart && { to: counterpart.to + id, name: counterpart.name };
  return [
    { id, title, alt: light.alt, picture, downloads: Object.fromEntries(sizes), ...(own && { counterpart: own }) },
  ];
}
