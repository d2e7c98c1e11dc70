/**
 * Holds the presses of an island's buttons while its code is on its way: they do nothing without it, so their presses
 * wait for it, one of each, in their order.
 */
export function heldButtons() {
  const pressed = new Set<HTMLElement>();
  return {
    hold: (button: HTMLElement) => void pressed.add(button),
    /** To be called when the code handles them, or when it has failed. */
    repeat(): void {
      const held = [...pressed];
      pressed.clear();
      for (const button of held) button.click();
    },
  };
}
