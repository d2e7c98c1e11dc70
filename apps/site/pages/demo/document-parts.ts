/** Finds the elements of the viewer, and changes only what is different: most values stay the same from second to second. */
export const all = <Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found[] => [
  ...root.querySelectorAll<Found>(selector),
];

/** Throws if there is none, as the page and the script have to fit. */
export function one<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Found {
  const found = root.querySelector<Found>(selector);
  if (!found) throw new Error(`The viewer has no ${selector}`);
  return found;
}

export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** `undefined` removes the attribute. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
