import { lazy, useSyncExternalStore } from "react";

// The lightbox and its library are fetched when a visitor is about to need them, and by no other page.
const fetchLightbox = () => import("../lightbox/Lightbox.tsx");

/** To be rendered once `useLightboxLoaded` says so: a lightbox that cannot be had must not take the page with it. */
export const Lightbox = lazy(async () => ({ default: (await fetchLightbox()).Lightbox }));

let loaded = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Fetches the lightbox, unless it is there already. @throws if it cannot be had */
export async function loadLightbox(): Promise<void> {
  await fetchLightbox();
  loaded = true;
  for (const listener of listeners) listener();
}

/** Fetches the lightbox ahead of its use; if that fails, the use itself will tell. */
export const prepareLightbox = (): void => void loadLightbox().catch(() => undefined);

/** Whether the lightbox is there. */
export const useLightboxLoaded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => false,
  );
