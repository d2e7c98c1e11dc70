import type { ReactNode } from "react";
import { InlineScript } from "../document/InlineScript.tsx";
import onUse from "./island-on-use.ts?script";
import whenSeen from "./island-when-seen.ts?script";

interface IslandProps<Props> {
  /** URLs of its script files: `import files from "./name.island.tsx?files"`. */
  files: readonly string[];
  /** Props of its module, embedded in the document as JSON. */
  props: Props;
  /**
   * CSS selector for elements inside it that start it on hover, focus or click. Without it, it starts when it scrolls
   * into view.
   */
  activateOn?: string;
  /** Query parameters that start it at once, separated by spaces. */
  query?: string;
  /** The prerendered content, which works without JavaScript too. */
  children: ReactNode;
}

/** A part of a page in which React runs in the browser, loaded on demand (docs/decisions/0026-islands.md). */
export const Island = <Props,>({ files, props, activateOn, query, children }: IslandProps<Props>) => (
  <div data-files={files.join(" ")} data-activate-on={activateOn} data-query={query}>
    <InlineScript text={activateOn ? onUse : whenSeen} />
    <div>{children}</div>
    {/* Escaped, because "</script" in the data would end the element. */}
    <InlineScript type="application/json" text={JSON.stringify(props).replaceAll("<", "\\u003c")} />
  </div>
);
