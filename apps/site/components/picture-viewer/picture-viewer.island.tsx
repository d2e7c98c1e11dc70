import { createRoot } from "react-dom/client";
import words from "virtual:viewer-words";
import type { StartIsland } from "../../islands/island-module.ts";
import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import { Lightbox } from "../lightbox/Lightbox.tsx";
import { closeItem, modelName, openItem, stepToItem, useItemInAddress, useViewInAddress } from "./item-in-address.ts";
import { pictureIn } from "./picture-in-link.ts";
import type { ViewerProps } from "./viewer-props.ts";

interface ViewerParts {
  pictures: readonly CaptionedPicture[];
  onClosed: (first: string) => void;
}

/** Shows the lightbox while the address has a picture. */
function Viewer({ pictures, ...rest }: ViewerParts) {
  const item = useItemInAddress();
  const view = useViewInAddress() ?? undefined;
  const openId = pictures.find(({ id }) => id === item)?.id;
  if (openId === undefined) return null;
  return <Lightbox {...{ pictures, openId, view, words }} {...rest} onStep={stepToItem} onClose={closeItem} />;
}

/**
 * Enlarges the pictures whose links are in the island. If React fails, the links open the files, as they do without
 * JavaScript, beginning with the one that was clicked last.
 */
const start: StartIsland<ViewerProps> = (island, { pictures: described, counterpart }) => {
  const linkOf = (id: string) => island.querySelector<HTMLElement>(`a[data-item="${CSS.escape(id)}"]`);
  const pictures = described.flatMap((picture) => pictureIn(linkOf(picture.id), picture, counterpart));

  let clicked: HTMLElement | null = null;
  function enlarge(event: MouseEvent): void {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLElement>("a[data-item],a[data-model]") : null;
    const { item, model } = link?.dataset ?? {};
    const id = item ?? model;
    if (!id || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    clicked = link;
    openItem(id, model && modelName);
  }
  const root = createRoot(document.createElement("div"), {
    onUncaughtError(error) {
      console.error(error);
      island.removeEventListener("click", enlarge);
      clicked?.click();
    },
  });
  island.addEventListener("click", enlarge);
  root.render(<Viewer pictures={pictures} onClosed={(first) => linkOf(first)?.focus()} />);
};
export default start;
