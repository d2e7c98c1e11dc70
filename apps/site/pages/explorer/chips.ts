import type { Choice, Part } from "./choice.ts";

interface Chip {
  readonly part: Part;
  /** What its button is called, and what is seen of that. */
  readonly label: string;
  readonly shown: string;
}

/** Fills a list with buttons, each of which removes a part of the choice; the list is hidden without any. */
export function showChips(list: HTMLElement, chips: readonly Chip[], remove: (left: Choice, at: number) => void): void {
  list.hidden = chips.length === 0;
  list.replaceChildren(
    ...chips.map(({ part, label, shown }, index) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = shown;
      button.ariaLabel = label;
      button.addEventListener("click", () => remove(part.without, index));
      const item = document.createElement("li");
      item.append(button);
      return item;
    }),
  );
}
