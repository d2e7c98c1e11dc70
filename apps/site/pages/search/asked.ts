// Runs before the list of all pages is painted. Who comes with a query waits for its results, and sees the list only if they do
// not come.
const place = document.currentScript?.parentElement;
if (place && new URLSearchParams(location.search).get("q")?.trim()) {
  place.dataset["asked"] = "";
  setTimeout(() => delete place.dataset["asked"], 8000);
}
