import type { ReactNode } from "react";
import { InlineScript } from "../document/InlineScript.tsx";
import onUse from "./island-on-use.ts?script";
import whenSeen from "./island-when-seen.ts?script";

interface IslandProps<Props> {
  /** The addresses of its files: `import files from "./name.island.tsx?files"`. */
  files: readonly string[];
  /** What its module is started with. Stands in the document as JSON. */
  props: Props;
  /** Elements within, as a CSS selector, that bring it to life when pointed at, focused or clicked; none: when it is seen. */
  wakes?: string;
  /** A parameter of the address that brings it to life at once. */
  query?: string;
  /** What the document holds of it, which works without JavaScript too. */
  children: ReactNode;
}

/** A part of a page in which React runs in the browser, once it is wanted (docs/decisions/0026-islands.md). */
export const Island = <Props,>({ files, props, wakes, query, children }: IslandProps<Props>) => (
  <div data-files={files.join(" ")} data-wakes={wakes} data-query={query}>
    <InlineScript text={wakes ? onUse : whenSeen} />
    <div>{children}</div>
    {/* Not to be ended by what it holds. */}
    <InlineScript type="application/json" text={JSON.stringify(props).replaceAll("<", "\\u003c")} />
  </div>
);
