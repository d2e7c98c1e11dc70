import { pressAgain } from "./press-again.ts";

/**
 * How long the browser waits for us before a press of a link is its own again, in milliseconds. The development server
 * transforms the code while it is waited for.
 */
const longestHold = import.meta.env.DEV ? 20_000 : 2000;

const modified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

/** What waits for the code when it is pressed. A form field keeps what is done to it, and a cell does nothing. */
const waiting = "a[href], button";

/** Whether the browser does something by itself when an element is pressed. */
const isNative = (target: HTMLElement) => !target.matches("button[type=button]");

/**
 * Holds the presses of an island whose code is on its way, and repeats them when it runs.
 *
 * A link is held for a moment only. The browser opens it by itself when the code takes longer, or when it is pressed
 * once more; and it is forgotten when the visitor presses something else or leaves.
 */
export function heldPresses() {
  const buttons = new Set<HTMLElement>();
  let link: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const forget = (): void => {
    clearTimeout(timer);
    link = undefined;
    removeEventListener("beforeunload", forget);
    removeEventListener("click", forgetOnOther, true);
  };
  const forgetOnOther = ({ target }: Event): void => {
    if (!link?.contains(target as Node)) forget();
  };
  const giveBack = (): void => {
    const own = link;
    forget();
    isOver = true;
    own?.click();
    isOver = false;
  };
  const hold = (target: HTMLElement): void => {
    link = target;
    timer = setTimeout(giveBack, longestHold);
    // When another page is on its way, nothing may take its place.
    addEventListener("beforeunload", forget);
    addEventListener("click", forgetOnOther, true);
  };

  return {
    /** Holds this press of an element that the code handles, unless it is the browser's. */
    take(event: MouseEvent, target: HTMLElement): void {
      if (isOver || modified(event) || !target.matches(waiting)) return;
      // The second press of a double click is no second wish.
      const isRepeated = target === link && event.detail < 2;
      if (isRepeated) return forget();
      event.preventDefault();
      if (target === link) return;
      if (isNative(target)) hold(target);
      else buttons.add(target);
    },
    /** Repeats the presses; to be called when the code handles them, or when it has failed. */
    repeat(): void {
      pressAgain(buttons);
      giveBack();
    },
  };
}
