// Copies contact data, and shows the office's clock.
const details = document.querySelector<HTMLElement>("[data-contact-details]");
const confirmation = details?.querySelector<HTMLElement>("[role=status]");
const clock = details?.querySelector<HTMLElement>("time");

details?.addEventListener("click", ({ target }) => {
  const value = target instanceof Element ? target.closest<HTMLElement>("[data-copy]")?.dataset["copy"] : undefined;
  if (!value || !confirmation) return;
  // A repeated message would not be spoken.
  confirmation.textContent = "";
  navigator.clipboard.writeText(value).then(
    () => (confirmation.textContent = `${confirmation.dataset["copied"]}: ${value}`),
    // The browser may forbid it; the text can be selected.
    (error: unknown) => console.error(error),
  );
});

// Browsers offer the clipboard to secure pages only.
if (navigator.clipboard) details?.setAttribute("data-copies", "");

function show(): void {
  if (!clock?.parentElement) return;
  clock.textContent = new Date().toLocaleString("en-US", {
    timeZone: clock.dataset["zone"],
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    // As the office hours are written.
    hourCycle: "h23",
  });
  clock.parentElement.hidden = false;
}
show();
setInterval(show, 20_000);
