/**
 * Repeats the presses of an island's buttons that were held while its code was on its way: they do nothing without it,
 * so one press of each waits for it. To be called when the code handles them, or when it has failed.
 */
export function pressAgain(held: Set<HTMLElement>): void {
  for (const button of held) {
    held.delete(button);
    button.click();
  }
}
