import type { ScriptWords } from "./demo-words.ts";
import { all, one, setAttribute, setText } from "./document-parts.ts";
import { clockOf, formatValue, shownTag, unitOf } from "./format-value.ts";
import type { History } from "./history.ts";
import { saveTable } from "./save-table.ts";
import { pens, gridLines, heightOf, lettersAt, pensAtStart, permitPlace, spans, tableRows, trendSize } from "./pens.ts";
import { pointIndex, points } from "@ttpl/plant/points.ts";

const { top, bottom, left, height, rightMargin } = trendSize;
/** Columns in which a curve is drawn: the lowest and the highest value of each. */
const columns = 280;
const decimalsOf = (pen: number): number => points[pointIndex(pens[pen]?.tag ?? "")]?.decimals ?? 0;

export class Trend {
  private readonly pane: HTMLElement;
  private readonly history: History;
  private readonly words: ScriptWords;
  private right = 836;
  private span = 2;
  private cursor: number | undefined;
  private readonly shows = pens.map((_, index) => index < pensAtStart);
  private readonly drawing: SVGSVGElement;
  private readonly curves: Element[];
  private readonly letters: Element[];
  private readonly times: Element[];
  private readonly values: Element[];

  constructor(pane: HTMLElement, history: History, words: ScriptWords) {
    this.pane = pane;
    this.history = history;
    this.words = words;
    this.drawing = one<SVGSVGElement>(pane, "[data-trend]");
    this.curves = all<Element>(this.drawing, "[data-pen]");
    this.letters = all<Element>(this.drawing, "[data-letter]");
    this.times = all<Element>(this.drawing, "[data-time]");
    this.values = all<Element>(pane, "[data-at]");
    for (const button of all(pane, "[data-zoom]"))
      button.addEventListener("click", () => this.zoom(Number(button.dataset["zoom"])));
    for (const box of all<HTMLInputElement>(pane, "[data-shows]")) {
      const pen = Number(box.dataset["shows"]);
      this.shows[pen] = box.checked;
      box.addEventListener("change", () => {
        this.shows[pen] = box.checked;
        this.draw();
      });
    }
    one(pane, "[data-csv]").addEventListener("click", () => this.save());
    one(pane, "[data-table]").addEventListener("toggle", () => this.draw());
    new ResizeObserver(() => this.fit()).observe(this.drawing);
    this.drawing.addEventListener("keydown", (event) => this.press(event));
    this.drawing.addEventListener("pointermove", ({ clientX }) => {
      const box = this.drawing.getBoundingClientRect();
      const x = clientX - box.left;
      this.cursor = Math.round(this.from + ((x - left) / (this.right - left)) * this.seconds);
      this.draw();
    });
    this.drawing.addEventListener("pointerleave", () => {
      this.cursor = undefined;
      this.draw();
    });
  }

  /** Lays out the drawing for its place on the page, so that its text has the same size on a phone. */
  private fit(): void {
    const width = this.drawing.clientWidth;
    if (width === 0) return;
    this.right = width - rightMargin;
    const places = Array.from({ length: gridLines }, (_, index) => index / (gridLines - 1));
    const across = places.map((place) => `M${left} ${top + (bottom - top) * place}H${this.right}`);
    const down = places.map((place) => `M${left + (this.right - left) * place} ${top}V${bottom}`);
    setAttribute(this.drawing, "viewBox", `0 0 ${width} ${height}`);
    setAttribute(one<Element>(this.drawing, "[data-grid]"), "d", across.concat(down).join(""));
    setAttribute(one<Element>(this.drawing, "[data-permit]"), "d", `M${left} ${permitPlace}H${this.right}`);
    for (const letter of this.letters) setAttribute(letter, "x", String(this.right + 6));
    for (const [index, text] of this.times.entries())
      setAttribute(text, "x", String(left + (this.right - left) * (places[index] ?? 0)));
    this.draw();
  }

  private get seconds(): number {
    return spans[this.span] ?? spans[2];
  }

  private get from(): number {
    return this.history.last - this.seconds;
  }

  private zoom(by: number): void {
    this.span = Math.min(spans.length - 1, Math.max(0, this.span + by));
    this.draw();
  }

  private press(event: KeyboardEvent): void {
    const { last } = this.history;
    const step = this.seconds / 60;
    const at = this.cursor ?? last;
    const moves: Record<string, () => void> = {
      "+": () => this.zoom(-1),
      "-": () => this.zoom(1),
      ArrowLeft: () => (this.cursor = Math.max(this.from, at - step)),
      ArrowRight: () => (this.cursor = Math.min(last, at + step)),
      Home: () => (this.cursor = this.from),
      End: () => (this.cursor = last),
      Escape: () => (this.cursor = undefined),
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
    this.draw();
  }

  private curve(pen: number): string {
    const y = (value: number) => heightOf(pen, value).toFixed(1);
    const each = Math.max(1, Math.round(this.seconds / columns));
    let path = "";
    let pending = true;
    // Columns begin at full multiples, so that the curve moves without flicker.
    const { last } = this.history;
    for (let column = this.from - (this.from % each); column <= last; column += each) {
      let [least, most] = [Infinity, -Infinity];
      for (let time = column; time < column + each && time <= last; time++) {
        const value = this.history.at(pen, time);
        if (value < least) least = value;
        if (value > most) most = value;
      }
      if (least > most) {
        pending = true;
        continue;
      }
      const x = (left + (Math.max(0, column - this.from) / this.seconds) * (this.right - left)).toFixed(1);
      path += `${pending ? "M" : "L"}${x} ${y(most)}`;
      if (y(least) !== y(most)) path += `V${y(least)}`;
      pending = false;
    }
    return path;
  }

  draw(): void {
    const { last } = this.history;
    const at = Math.round(Math.min(last, Math.max(this.from, this.cursor ?? last)));
    setText(one(this.pane, "[data-span]"), `${this.seconds / 60} ${this.words.trend.shown}`);
    for (const [pen, curve] of this.curves.entries()) setAttribute(curve, "d", this.shows[pen] ? this.curve(pen) : "");
    const letters = lettersAt(pens.map((_, pen) => (this.shows[pen] ? this.history.at(pen, last) : NaN)));
    for (const [pen, letter] of this.letters.entries()) {
      const place = letters[pen];
      setAttribute(letter, "visibility", place === undefined ? "hidden" : undefined);
      setAttribute(letter, "y", (place ?? 0).toFixed(0));
    }
    for (const [place, text] of this.times.entries())
      setText(text, clockOf(this.from + (this.seconds * place) / (this.times.length - 1)));
    const x = left + ((at - this.from) / this.seconds) * (this.right - left);
    const cursor = one<SVGPathElement>(this.drawing, "[data-cursor]");
    setAttribute(cursor, "transform", `translate(${x.toFixed(1)} 0)`);
    setText(one(this.pane, "[data-cursor-time]"), this.cursor === undefined ? this.words.trend.now : clockOf(at));
    for (const [pen, element] of this.values.entries())
      setText(element, formatValue(this.history.at(pen, at), decimalsOf(pen)));
    setAttribute(this.drawing, "aria-valuenow", String(Math.round(((at - this.from) / this.seconds) * 100)));
    const values = pens.flatMap(({ tag }, pen) =>
      this.shows[pen] ? [`${shownTag(tag)} ${this.rowAt(at)[pen + 1]}`] : [],
    );
    setAttribute(this.drawing, "aria-valuetext", [clockOf(at), ...values].join(", "));
    if (one<HTMLDetailsElement>(this.pane, "[data-table]").open) this.fillTable();
  }

  private rowAt(time: number): string[] {
    return [clockOf(time), ...pens.map((_, pen) => formatValue(this.history.at(pen, time), decimalsOf(pen)))];
  }

  private fillTable(): void {
    const rows = Array.from({ length: tableRows }, (_, index) =>
      this.rowAt(this.history.last - Math.round((this.seconds * index) / (tableRows - 1))),
    );
    one(this.pane, "[data-table] tbody").replaceChildren(
      ...rows.map((cells) => {
        const row = document.createElement("tr");
        row.append(
          ...cells.map((text, index) => {
            const cell = document.createElement(index === 0 ? "th" : "td");
            if (index === 0) cell.setAttribute("scope", "row");
            cell.textContent = text;
            return cell;
          }),
        );
        return row;
      }),
    );
  }

  private save(): void {
    const step = Math.max(1, this.seconds / 1800);
    const head = [this.words.trend.time, ...pens.map(({ tag }) => `${shownTag(tag)} ${unitOf(tag)}`.trim())];
    const lines = [head.join(",")];
    for (let time = this.from; time <= this.history.last; time += step)
      lines.push(this.rowAt(Math.round(time)).join(",").replaceAll("−", "-").replaceAll("–", ""));
    saveTable(this.words.trend.file, lines);
  }
}
