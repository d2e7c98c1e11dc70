/**
 * Focus trap for the Tab key: after the last link or button of `dialog` comes the first one, and vice versa. Returns
 * whether it has moved the focus.
 */
export function keepFocusInside(dialog: HTMLElement, backwards: boolean): boolean {
  const stops = [...dialog.querySelectorAll<HTMLElement>("a[href], button:enabled")].filter(
    (stop) => !stop.closest("[inert]") && stop.checkVisibility(),
  );
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const isLast = backwards ? at <= 0 : at === stops.length - 1;
  if (isLast) stops.at(backwards ? -1 : 0)?.focus();
  return isLast;
}
