import { foreignElementId, foreignIn } from "@ttpl/contract/enquiry.ts";

/** Shows an e-mail address with the character marked that none can have, if there is one, at the end of its message. */
export function explainAddress(address: string): void {
  const place = document.getElementById(foreignElementId("Email"));
  const [before = "", character, behind = ""] = foreignIn(address);
  place?.toggleAttribute("hidden", character === undefined);
  place?.querySelector("bdi")?.remove();
  if (character === undefined) return;
  const shown = document.createElement("bdi");
  const mark = document.createElement("mark");
  mark.append(character);
  // Not in the page's own rules, for the same reason as this code.
  Object.assign(mark.style, { background: "var(--alarm)", color: "var(--surface)" });
  shown.append(before, mark, behind);
  place?.append(shown);
}
