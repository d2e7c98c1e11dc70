const focusable = "a[href], button:enabled, input:enabled, summary, [tabindex='0']";

/**
 * Focus trap for the Tab key: after the last link or button of `dialog` comes the first one, and vice versa. Returns
 * whether it has moved the focus.
 */
export function keepFocusInside(dialog: HTMLElement, backwards: boolean): boolean {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.closest("[inert]") && stop.getClientRects().length > 0,
  );
  const index = stops.findIndex((stop) => stop === document.activeElement);
  const isLast = backwards ? index <= 0 : index === stops.length - 1;
  if (isLast) stops.at(backwards ? -1 : 0)?.focus();
  return isLast;
}
