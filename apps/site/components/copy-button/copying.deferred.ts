// Copies the value of a pressed button, and says so in the status beside it.
function copy({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
  const status = button?.closest("[data-copies]")?.querySelector<HTMLElement>("[data-copied]");
  const value = button?.dataset["copy"];
  if (!value || !status) return;
  // A repeated message would not be spoken.
  status.textContent = "";
  navigator.clipboard.writeText(value).then(
    () => (status.textContent = `${status.dataset["copied"]}: ${value}`),
    // The browser may forbid it; the text can be selected.
    (error: unknown) => console.error(error),
  );
}

// Browsers offer the clipboard to secure pages only.
if (navigator.clipboard)
  for (const area of document.querySelectorAll<HTMLElement>("[data-copies]")) {
    area.addEventListener("click", copy);
    area.dataset["copies"] = "ready";
  }
