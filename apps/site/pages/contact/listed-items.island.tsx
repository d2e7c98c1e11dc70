import { enquiryFields } from "@ttpl/contract/enquiry.ts";
import { onListChange } from "../../enquiry-list/count-in-bar.ts";
import { type ListedItem, readList, writeList } from "../../enquiry-list/stored-list.ts";
import type { EnquiryFormWords } from "@ttpl/content/schemas/enquiry-form-words.ts";
import type { StartIsland } from "../../islands/island-module.ts";
import { endWithChecklist, insertList } from "./listed-text.ts";
import { isPrerendered } from "./prerendered.ts";
import { readInsertion, writeInsertion } from "./stored-insertion.ts";
import css from "./listed-items.css?inline";

// Of the form, which fetches it with this file (late-code.ts).
export { explainAddress } from "./explain-address.ts";

type Words = EnquiryFormWords["list"];

const { max } = enquiryFields.Comment;

/** The list above the comment, with what can be done with each item. */
class ListAboveComment {
  readonly #words: Words;
  readonly #comment: HTMLTextAreaElement;
  readonly #block = document.createElement("div");
  readonly #entries = document.createElement("ul");
  readonly #status = document.createElement("p");

  constructor(island: HTMLElement, words: Words) {
    const form = island.closest("form");
    const comment = form?.elements.namedItem("Comment");
    if (!form || !(comment instanceof HTMLTextAreaElement)) throw new Error("The form has lost its comment");
    [this.#comment, this.#words] = [comment, words];
    const note = document.createElement("p");
    note.textContent = `${words.heading}: ${words.note}`;
    this.#block.className = "listed-items";
    this.#status.role = "status";
    this.#block.append(note, this.#entries, this.#status);
    island.append(this.#block);
    onListChange(() => this.show());
  }

  show(): void {
    const items = readList();
    this.#block.hidden = items.length === 0;
    this.#entries.replaceChildren(...items.map((item) => this.#entryOf(item)));
    const { opening } = this.#words;
    const before = { comment: this.#comment.value, ...readInsertion() };
    const after = insertList(items, before, { opening, origin: location.origin, max });
    writeInsertion(after);
    this.#change(after.comment, after.left.length === 0);
  }

  #entryOf(item: ListedItem): HTMLLIElement {
    const [entry, link] = [document.createElement("li"), document.createElement("a")];
    link.href = item.at;
    link.textContent = item.name;
    entry.append(link);
    if (item.needs) entry.append(this.#button(this.#words.insert, item, () => this.#insertChecklist(item)));
    entry.append(this.#button(this.#words.remove, item, () => this.#remove(item)));
    return entry;
  }

  #button(label: string, { name }: ListedItem, press: () => void): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.ariaLabel = `${label}: ${name}`;
    button.addEventListener("click", press);
    return button;
  }

  /** An event as if it had been typed, for the draft. */
  #change(comment: string, fits: boolean): void {
    this.#status.textContent = fits ? "" : this.#words.noRoom;
    if (comment === this.#comment.value) return;
    this.#comment.value = comment;
    this.#comment.dispatchEvent(new Event("input", { bubbles: true }));
  }

  #remove({ at }: ListedItem): void {
    writeList(readList().filter((item) => item.at !== at));
    (this.#entries.querySelector("button") ?? this.#comment).focus();
  }

  #insertChecklist({ name, needs = [] }: ListedItem): void {
    const { comment, answer } = endWithChecklist(this.#comment.value, name, needs);
    const fits = comment.length <= max;
    this.#change(fits ? comment : this.#comment.value, fits);
    if (!fits) return;
    this.#comment.focus();
    this.#comment.setSelectionRange(answer, answer);
  }
}

const start: StartIsland<Words> = async (island, words) => {
  const styles = new CSSStyleSheet();
  styles.replaceSync(css);
  document.adoptedStyleSheets.push(styles);
  // The draft is restored first (keep-draft.ts).
  if (isPrerendered()) await new Promise((shown) => document.addEventListener("prerenderingchange", shown));
  new ListAboveComment(island, words).show();
};
export default start;

export { takeOffSent } from "./stored-insertion.ts";
