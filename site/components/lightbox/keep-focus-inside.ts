/**
 * On Tab, keeps the focus among the links and buttons of `dialog`: after the last one comes the first one, and the
 * other way round. Returns whether it has moved the focus.
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
