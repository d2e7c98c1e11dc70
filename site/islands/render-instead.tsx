import { type ReactNode, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";

function Committed({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then]);
  return children;
}

/**
 * Renders what takes the place of an island's content once it is complete. Nothing is hydrated, so that no change which a
 * translator or an extension has made to the document can disagree with React. If rendering ever fails, the content is
 * put back.
 * @throws the error of the first rendering
 */
export function renderInstead(island: HTMLElement, node: ReactNode): Promise<void> {
  const content = island.querySelector(":scope > div") ?? island;
  const host = document.createElement("div");
  return new Promise((resolve, reject) => {
    const root = createRoot(host, {
      onUncaughtError(error) {
        console.error(error);
        host.replaceWith(content);
        reject(error);
      },
    });
    const takePlace = () => {
      content.replaceWith(host);
      resolve();
    };
    root.render(<Committed then={takePlace}>{node}</Committed>);
  });
}
