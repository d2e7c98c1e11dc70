import { type ReactNode, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";

function AfterCommit({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then]);
  return children;
}

/**
 * Renders `node` and then swaps it in for an island's content. Nothing is hydrated, so changes made to the document by
 * translation tools or extensions cannot cause mismatches. If rendering fails later, the content is restored.
 * @throws the error of the first rendering
 */
export function renderInstead(island: HTMLElement, node: ReactNode): Promise<void> {
  const content = island.querySelector(":scope > div") ?? island;
  const host = document.createElement("div");
  return new Promise((resolve, reject) => {
    let swapped = false;
    const root = createRoot(host, {
      onUncaughtError(error) {
        if (!swapped) return reject(error);
        console.error(error);
        host.replaceWith(content);
      },
    });
    const swap = () => {
      content.replaceWith(host);
      swapped = true;
      resolve();
    };
    root.render(<AfterCommit then={swap}>{node}</AfterCommit>);
  });
}
