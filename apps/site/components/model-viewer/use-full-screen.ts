import { type RefObject, useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}
const isFull = () => document.fullscreenElement !== null;

/** Whether the lightbox fills the screen, and a function that puts it there or takes it off; none where that is not allowed. */
export function useFullScreen(within: RefObject<HTMLElement | null>) {
  const full = useSyncExternalStore(subscribe, isFull);
  async function toggle(): Promise<void> {
    if (isFull()) return document.exitFullscreen();
    await within.current?.closest(".lightbox")?.requestFullscreen();
  }
  return { full, toggle: document.fullscreenEnabled ? () => void toggle() : undefined };
}
