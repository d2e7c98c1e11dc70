import { type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { useLocation } from "react-router";
import type { PictureWords } from "../../reading/schemas/shell-words.ts";
import type { ShownPicture } from "../../reading/shown-pictures.ts";
import { Lightbox, loadLightbox, prepareLightbox, useLightboxLoaded } from "./lightbox-on-demand.ts";
import { useItemInAddress } from "./use-item-in-address.ts";
import { ViewerContext } from "./viewer-context.ts";

interface PictureViewerProps {
  /** In the order in which a visitor leafs through them. */
  pictures: readonly ShownPicture[];
  words: PictureWords;
  children: ReactNode;
}

/** The pictures of a page, which can be enlarged and leafed through. Each stands in a PictureLink among the children. */
export function PictureViewer({ pictures, words, children }: PictureViewerProps) {
  const { pathname } = useLocation();
  const { item, open, step, close } = useItemInAddress();
  const loaded = useLightboxLoaded();
  const links = useRef(new Map<string, HTMLAnchorElement>());
  const opening = useRef(false);
  const shown = pictures.find(({ id }) => id === item)?.id;
  useEffect(() => {
    if (shown !== undefined) prepareLightbox();
  }, [shown]);

  const viewer = useMemo(() => {
    async function enlarge(id: string, file: string) {
      // A second click while the lightbox is on its way must not add a second history entry.
      if (opening.current) return;
      opening.current = true;
      try {
        await loadLightbox();
        if (window.location.pathname === pathname) open(id);
      } catch {
        window.location.assign(file);
      } finally {
        opening.current = false;
      }
    }
    function register(id: string, link: HTMLAnchorElement | null) {
      if (link) links.current.set(id, link);
      else links.current.delete(id);
    }
    return { open: (id: string, file: string) => void enlarge(id, file), register, words };
  }, [pathname, open, words]);

  return (
    <ViewerContext value={viewer}>
      {children}
      {loaded && shown !== undefined && (
        <Suspense>
          <Lightbox
            key={pathname}
            {...{ pictures, words, shown }}
            onStep={step}
            onClose={close}
            onClosed={(first) => links.current.get(first)?.focus()}
          />
        </Suspense>
      )}
    </ViewerContext>
  );
}
