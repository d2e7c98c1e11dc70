import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Something that only the visitor's own browser knows, such as the year or the time zone. While a page is prerendered,
 * and on React's first run over it, this is `prerendered`. `read` must give the same simple value when asked twice.
 */
export const useBrowserValue = <Value extends string | number | boolean>(
  read: () => Value,
  prerendered: Value,
): Value => useSyncExternalStore(never, read, () => prerendered);

/** False while a page is prerendered and on React's first run over it, true afterwards. */
export const useHydrated = (): boolean => useBrowserValue<boolean>(() => true, false);
