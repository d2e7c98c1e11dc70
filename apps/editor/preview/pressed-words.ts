// Runs in the preview, in the pages of the development server: tells the editor which word was pressed. The editor is the
// page around it, at another port.
import { reloadPage } from "@ttpl/site/document/reload-page.ts";
import type { OpenBar, PressedBar, PressedWord } from "../wire.ts";
import { showBars } from "./open-bars.ts";

interface FollowLinks {
  readonly kind: "follow-links";
  readonly follow: boolean;
}
interface Theme {
  readonly kind: "theme";
  readonly dark: boolean;
}
interface Saved {
  readonly kind: "saved";
  readonly writtenAt: number;
}
interface Bars {
  readonly kind: "bars";
  readonly bars: readonly OpenBar[];
}
interface SideList {
  readonly kind: "side-list";
  readonly shows: boolean;
}
type FromEditor = FollowLinks | Theme | Saved | Bars | SideList;

/** The query of a page as visitors of a release see it (packages/content/loaders.ts). */
const asVisitors = "as-visitors";

/** After a save the development server reloads the page, unless its message comes while the page is loading. */
const graceMilliseconds = 500;

const editor = URL.parse(new URL(import.meta.url).searchParams.get("editor") ?? "")?.origin ?? "";
let follow = false;

const blocks =
  "p, li, h1, h2, h3, td, th, dt, dd, figcaption, blockquote, a, button, summary, address, label, legend, title, text";
const entries = "tr, li, figure, blockquote, dl > div, fieldset, section, header, footer, nav";

/** The nearest element with words at a place on the screen: a picture in a link stands for its description. */
const textOf = (element: Element): string =>
  element instanceof HTMLImageElement ? element.alt : (element.textContent ?? "");

function pressedWord(target: Element): PressedWord {
  const block = target.closest(blocks);
  const entry = block?.parentElement?.closest(entries) ?? block?.closest(entries);
  const around = [target, ...(block ? [block] : []), ...(block?.parentElement ? [block.parentElement] : [])];
  const image = target.closest("a")?.querySelector("img");
  const texts = [...(image ? [image.alt] : []), ...around.map(textOf)].filter((text) => text.trim().length > 0);
  return {
    kind: "pressed-word",
    path: location.pathname.replace(/(.)\/$/, "$1"),
    texts: [...new Set(texts)].map((text) => text.slice(0, 2000)),
    // Where a link leads tells it from other words that are the same.
    context: `${target.closest("a")?.getAttribute("href") ?? ""} ${entry?.textContent ?? ""}`.slice(0, 4000),
  };
}

/** Lets a link lead to a page that is shown as this one is. */
function keepView(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || !new URLSearchParams(location.search).has(asVisitors)) return;
  const url = new URL(link.href);
  url.searchParams.set(asVisitors, "");
  link.href = url.href;
}

/** The list of a section in its place, as on wide screens, where a phone has it behind a press. */
const sideList = new CSSStyleSheet();
document.adoptedStyleSheets.push(sideList);

addEventListener(
  "click",
  (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest("[data-editor-bars]")) return;
    if (follow) keepView(target);
    if (follow || event.ctrlKey || event.metaKey || !(target instanceof Element)) return;
    // The theme, the menu and the sections that unfold work as for visitors.
    if (target.closest("nav button, summary")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    parent.postMessage(pressedWord(target), editor);
  },
  { capture: true },
);

addEventListener("message", (event: MessageEvent<FromEditor>) => {
  if (event.origin !== editor) return;
  if (event.data.kind === "saved" && performance.timeOrigin < event.data.writtenAt) {
    setTimeout(reloadPage, graceMilliseconds);
  }
  if (event.data.kind === "bars")
    showBars(event.data.bars, (pressed: PressedBar) => parent.postMessage(pressed, editor));
  if (event.data.kind === "side-list")
    sideList.replaceSync(event.data.shows ? "#section-pages { all: unset; display: block }" : "");
  if (event.data.kind === "follow-links") follow = event.data.follow;
  if (event.data.kind === "theme") document.documentElement.dataset["theme"] = event.data.dark ? "dark" : "light";
});

if (parent !== window && editor !== "") {
  const path = location.pathname.replace(/(.)\/$/, "$1");
  parent.postMessage({ kind: "shown", path, startedAt: performance.timeOrigin }, editor);
}
