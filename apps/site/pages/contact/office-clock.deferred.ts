// Shows the office's clock.
const clock = document.querySelector<HTMLElement>("time[data-zone]");

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
