import { inOrder, listed } from "@ttpl/plant/alarms.ts";
import type { ScriptWords } from "./demo-words.ts";
import { all, one, setAttribute, setText } from "./document-parts.ts";
import { clockOf } from "./format-value.ts";
import { eventsShown, stateLetters } from "./list.ts";
import type { Snapshot } from "./snapshot.ts";

/** Shows the rows of the alarms that are listed, in order, and the events. Does nothing while nothing has changed. */
export function alarmRowsIn(viewer: HTMLElement, words: ScriptWords): (snapshot: Snapshot) => void {
  const rows = new Map(all(viewer, "tr[data-alarm]").map((row) => [row.dataset["alarm"], row]));
  const none = one(viewer, "[data-none]");
  const suppressed = one(viewer, "[data-suppressed]");
  const events = one(viewer, "[data-events]");
  let shown = "";

  function showRow({ rule, state, since, shelvedUntil }: Snapshot["alarms"][number]): HTMLElement | undefined {
    const row = rows.get(rule.tag);
    if (!row) return undefined;
    const kind = shelvedUntil > 0 ? "shelved" : state;
    row.hidden = !listed({ state, shelvedUntil });
    setAttribute(row, "data-kind", kind);
    setText(one(row, "[data-letter]"), stateLetters[kind]);
    setText(one(row, "[data-since]"), since > 0 ? clockOf(since) : "");
    const until = shelvedUntil > 0 ? ` ${clockOf(shelvedUntil)}` : "";
    setText(one(row, "[data-state-words]"), words.states[kind] + until);
    one(row, "[data-acknowledge]").hidden = state !== "unacknowledged" && state !== "returned";
    setText(one(row, "[data-shelve]"), shelvedUntil > 0 ? words.unshelve : words.shelve);
    setAttribute(
      one(row, "[data-shelve]"),
      "aria-label",
      `${shelvedUntil > 0 ? words.unshelve : words.shelve} ${rule.tag}`,
    );
    return row;
  }

  return ({ alarms, events: happened, time }) => {
    const key = alarms
      .map((alarm) => [alarm.state, alarm.since, alarm.suppressed, alarm.shelvedUntil].join())
      .join(" ");
    if (key === shown) return;
    shown = key;
    const focused = document.activeElement;
    let before: Element | null = null;
    for (const alarm of alarms.toSorted(inOrder)) {
      const row = showRow(alarm);
      if (!row?.parentElement) continue;
      const next: Element | null = before ? before.nextElementSibling : row.parentElement.firstElementChild;
      if (next !== row) row.parentElement.insertBefore(row, next);
      before = row;
    }
    // Moving a row takes the focus off its button; an acknowledged alarm's button is gone.
    if (focused instanceof HTMLElement && viewer.contains(focused)) {
      if (focused.hidden || focused.closest("[hidden]")) {
        const button = one(viewer, "[data-pane=alarms]").querySelector<HTMLElement>(
          "tr:not([hidden]) button:not([hidden])",
        );
        (button ?? one(viewer, "[data-events]")).focus();
      } else focused.focus();
    }
    none.hidden = alarms.some(listed);
    const byDesign = alarms.filter((alarm) => alarm.suppressed).map(({ rule }) => rule.tag);
    suppressed.hidden = byDesign.length === 0;
    setText(one(suppressed, "span"), byDesign.join(", "));
    events.replaceChildren(
      ...happened
        .filter((event) => event.time > time - 7200)
        .slice(-eventsShown)
        .toReversed()
        .map((event) => {
          const item = document.createElement("li");
          item.textContent = `${clockOf(event.time)} ${event.tag} ${words.kinds[event.kind]}`;
          return item;
        }),
    );
    if (!events.firstChild) events.append(Object.assign(document.createElement("li"), { textContent: words.noEvents }));
  };
}
