/**
 * Fetches the style sheet of all pages: the document holds the rules of its own page alone. Settles when the sheet is in
 * use; without it React must not start, for another page could not be shown.
 */
export function wholeStyleSheet(): Promise<void> {
  const href = document.querySelector<HTMLElement>("style[data-whole]")?.dataset["whole"];
  if (!href) return Promise.reject(new Error("The document does not name the style sheet of all pages"));
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error("The style sheet of all pages could not be fetched"));
    });
    document.head.append(link);
  });
}
