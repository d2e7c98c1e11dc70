import type { OpenBar, PressedBar } from "../wire.ts";
import { placeOfBar } from "./place-of-bar.ts";

/** What a bar takes of the page's height, and the space between it and what is around, in pixels. */
const [height, gap] = [40, 10];

const styles = `
  :host { all: initial; position: absolute; inset: 0 auto auto 0; z-index: 2147483000; font: 0.8125rem/1.3 var(--font); }
  [role="group"] {
    position: absolute; box-sizing: border-box; display: flex; align-items: center; gap: 0.375rem;
    block-size: ${height - 6}px; padding-inline: 0.625rem 0.25rem; overflow: hidden;
    border: 1px solid var(--line-strong); border-inline-start: 4px solid var(--accent);
    background: var(--surface-sunken); color: var(--ink);
  }
  [hidden] { display: none; }
  span { flex: 1; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  strong { font-weight: 600; }
  button {
    flex: none; min-block-size: 1.5rem; padding: 0.125rem 0.5rem; border: 1px solid var(--line-strong);
    background: var(--surface); color: var(--accent); font: inherit; font-weight: 600; cursor: pointer;
  }
  button:hover { background: var(--accent-tint); }
  button:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
  button:disabled { color: var(--ink-soft); cursor: progress; }
`;

/** Beside the page and not in it: the scripts of the page, and what follows edits, know nothing of the bars. */
const host = document.createElement("div");
host.dataset["editorBars"] = "";
const root = host.attachShadow({ mode: "open" });
const room = new CSSStyleSheet();

interface ShownBar {
  readonly bar: OpenBar;
  readonly element: HTMLElement;
}
let shown: readonly ShownBar[] = [];
/** The room that has been made. */
let rules = "";
/** The bar to go to once the pressed one is gone. */
let following: { readonly pressed: string; readonly id: string } | undefined;

const selectorOf = (element: Element): string => {
  const { parentElement: parent, id } = element;
  if (id !== "") return `#${CSS.escape(id)}`;
  return parent ? `${selectorOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})` : "html";
};

/** Whether the room for the bar is within the element: rows have no margin, and sections have a line above them. */
const isWithin = (element: Element) => element.matches("tr, section, li");

/** Makes room for the bars, and puts each at what it is about. */
function arrange(): void {
  const texts = new WeakMap<Element, string>();
  const above = new Map<Element, number>();
  const places = shown.map(({ bar, element }) => {
    const place = placeOfBar(bar, texts);
    const at = place ? (above.get(place) ?? 0) : 0;
    if (place) above.set(place, at + 1);
    element.hidden = !place;
    return { element, place, at };
  });
  const wanted = [...above].map(([place, count]) => {
    const space = `${count * height + gap}px`;
    if (place.matches("tr")) return `${selectorOf(place)} > * { padding-block-start: ${space} }`;
    return `${selectorOf(place)} { ${isWithin(place) ? "padding" : "margin"}-block-start: ${space} }`;
  });
  const text = wanted.join("\n");
  if (text !== rules) room.replaceSync(text);
  rules = text;
  for (const { element, place, at } of places) {
    if (!place) continue;
    const { left, top, width } = place.getBoundingClientRect();
    const count = above.get(place) ?? 1;
    const inset = isWithin(place) ? gap / 2 : -count * height;
    const start = Math.max(4, left);
    element.style.left = `${start + scrollX}px`;
    element.style.top = `${top + scrollY + inset + at * height}px`;
    element.style.width = `${Math.min(Math.max(width, 420), document.documentElement.clientWidth - start - 4)}px`;
  }
}

/** Moves on to a bar. */
function goTo({ element }: ShownBar): void {
  element.querySelector("button")?.focus({ preventScroll: true });
  element.scrollIntoView({ block: "center" });
}

/** The bars in the order of the page. */
const inOrder = (): ShownBar[] =>
  shown
    .filter(({ element }) => !element.hidden)
    .toSorted((a, b) => a.element.getBoundingClientRect().top - b.element.getBoundingClientRect().top);

function after(id: string): ShownBar | undefined {
  const all = inOrder();
  const at = all.findIndex(({ bar }) => bar.id === id);
  return all[(at + 1) % all.length];
}

function barOf(bar: OpenBar, tell: (pressed: PressedBar) => void): ShownBar {
  const element = document.createElement("div");
  element.setAttribute("role", "group");
  element.setAttribute("aria-label", `${bar.title}: ${bar.note}`);
  const words = document.createElement("span");
  words.title = `${bar.title}: ${bar.note}`;
  const title = document.createElement("strong");
  title.textContent = bar.title;
  words.append(title, ` · ${bar.note}`);
  const button = (label: string, press: (self: HTMLButtonElement) => void) => {
    const self = document.createElement("button");
    self.type = "button";
    self.textContent = label;
    self.addEventListener("click", () => press(self));
    return self;
  };
  element.append(
    words,
    button("True as it is", (self) => {
      self.disabled = true;
      // If it cannot be confirmed, the editor says why.
      setTimeout(() => (self.disabled = false), 3000);
      const id = after(bar.id)?.bar.id;
      following = id === undefined ? undefined : { pressed: bar.id, id };
      tell({ kind: "pressed-bar", id: bar.id, press: "true" });
    }),
    button("Change", () => tell({ kind: "pressed-bar", id: bar.id, press: "change" })),
    // Nothing is written: what nobody confirms is left out.
    button("Leave out for now", () => {
      const other = after(bar.id);
      if (other) goTo(other);
    }),
  );
  return { bar, element };
}

/** Shows a bar at everything on the page that visitors do not see, in place of the bars that were shown. */
export function showBars(bars: readonly OpenBar[], tell: (pressed: PressedBar) => void): void {
  const textOf = (bar: OpenBar) => JSON.stringify(bar);
  const before = new Map(shown.map((one) => [textOf(one.bar), one]));
  shown = bars.map((bar) => before.get(textOf(bar)) ?? barOf(bar, tell));
  const style = document.createElement("style");
  style.textContent = styles;
  root.replaceChildren(style, ...shown.map(({ element }) => element));
  if (!host.isConnected) {
    document.documentElement.append(host);
    document.adoptedStyleSheets.push(room);
    let isAsked = false;
    const again = () => {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(() => {
        isAsked = false;
        arrange();
      });
    };
    new ResizeObserver(again).observe(document.body);
    new MutationObserver(again).observe(document.body, { childList: true, subtree: true, characterData: true });
  }
  arrange();
  if (!following || bars.some(({ id }) => id === following?.pressed)) return;
  const other = shown.find(({ bar }) => bar.id === following?.id);
  following = undefined;
  if (other) goTo(other);
}
