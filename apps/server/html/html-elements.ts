import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";

export type Element = DefaultTreeAdapterTypes.Element;

/** All elements below a node, in document order. */
export function* elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;
