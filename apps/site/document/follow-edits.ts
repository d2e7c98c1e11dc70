// In development: applies to the shown document what has changed between the one that the server sent and the one that
// it renders now. What scripts have made of it stays, and so do scroll position, focus and open dialogs.
import { reloadPage } from "./reload-page.ts";

const render = async (): Promise<Document> => {
  const response = await fetch(location.href, { headers: { accept: "text/html" } });
  // An error in an edit: Vite's overlay tells of it.
  if (response.status === 500) throw new Error(await response.text());
  return new DOMParser().parseFromString(await response.text(), "text/html");
};

/** An island's props, or code that has run already, have changed. */
const needsReload = (before: Node, after: Node) => before.nodeName === "SCRIPT" && !before.isEqualNode(after);

function apply(shown: Element, before: Element, after: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) shown.removeAttribute(name);
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) shown.setAttribute(name, value);
  const [nodes, old] = [[...shown.childNodes], [...before.childNodes]];
  for (const [index, next] of [...after.childNodes].entries()) {
    const [node, last] = [nodes[index], old[index]];
    if (last?.isEqualNode(next)) continue;
    if (last && needsReload(last, next)) return reloadPage();
    const pair = [node, last, next];
    const [here, was, is] = pair as Element[];
    if (here && was && is && pair.every((one) => one instanceof Element && one.tagName === is.tagName))
      apply(here, was, is);
    else if (node && last) node.replaceWith(document.importNode(next, true));
    else shown.insertBefore(document.importNode(next, true), node ?? null);
  }
  for (const node of nodes.slice(after.childNodes.length, old.length)) node.remove();
}

/** Which document this is; undefined for one that tells of an error. */
const digestOf = (shown: Document) => shown.querySelector<HTMLMetaElement>("meta[name=document-digest]")?.content;

/** The document as the server sent it last; undefined in place of one with an error. */
let last = render().catch(() => undefined);

/** Whether the server renders another document than the shown one by now. */
const isOther = (now: Document | undefined): boolean => now !== undefined && digestOf(now) !== digestOf(document);

async function update(): Promise<void> {
  const [before, after] = [await last, await render()];
  last = Promise.resolve(after);
  if (!before) return reloadPage();
  document.title = after.title;
  const addresses = new Set([...document.querySelectorAll("link")].map((link) => link.href.split("?")[0]));
  for (const link of after.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (!addresses.has(link.href)) document.head.append(document.importNode(link, true));
  apply(document.body, before.body, after.body);
}

let updating: Promise<void> = Promise.resolve();
const follow = () => {
  updating = updating.then(update).catch(reloadPage);
};
import.meta.hot?.on("document", follow);
// Whatever is edited after the answer, this page is told of.
const connected = new Promise<Document | undefined>((resolve) => {
  import.meta.hot?.on("connected", () => resolve(render().catch(() => undefined)));
});
import.meta.hot?.send("connected?");
/**
 * On a busy machine an edit may come after the shown document, and before this script or the connection: nobody has told
 * this page of it, and nothing would be left to apply later.
 */
async function catchUp(): Promise<void> {
  if (isOther(await last) || isOther(await connected)) return reloadPage();
  document.documentElement.dataset["followsEdits"] = "";
}
void catchUp();
