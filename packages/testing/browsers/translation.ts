/**
 * What browsers' translators do to a document: wraps every text in two font elements, also texts that are added or
 * changed later. Runs in the page, so it must be self-contained.
 */
export function translate(): void {
  const translated = (node: Node) =>
    node.parentElement?.closest("font, script, style, textarea, [translate=no]") !== null;
  const wrap = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || translated(text)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrap();
  new MutationObserver(wrap).observe(document.body, { childList: true, characterData: true, subtree: true });
  document.documentElement.lang = "de";
  document.documentElement.classList.add("translated-ltr");
}
