import { devices } from "../../models/panels/parts/plc-devices.ts";
import { marks, rows } from "../../models/panels/parts/plc-places.ts";
import { textWidth } from "../../exports/text-width.ts";
import type { Model } from "../../models/model.ts";
import { smallest } from "../marks.ts";
import type { Label, Particulars } from "../particulars.ts";

/** Space that two designations on a duct need between them, mm on paper. */
const between = 1.6;

/** Designations of one duct that would run together are one label. */
function apart(scale: number) {
  const labels: { words: string; from: number; to: number; height: number }[] = [];
  for (const { words, x, height } of marks) {
    const half = (textWidth(words, smallest) * scale) / 2;
    const last = labels.at(-1);
    if (last?.height === height && x - half - last.to < between * scale) {
      const [middle, joined] = [(last.from + x + half) / 2, `${last.words}, ${words}`];
      const wide = textWidth(joined, smallest) * scale;
      Object.assign(last, { words: joined, from: middle - wide / 2, to: middle + wide / 2 });
    } else labels.push({ words, from: x - half, to: x + half, height });
  }
  return labels;
}

export default ({ sheet }: Model): Particulars => ({
  tables: [
    {
      title: "DEVICES",
      columns: { DESIGNATION: 22, DEVICE: 86, QTY: 12 },
      rows: devices.map(([designation, device, count]) => [designation, device, String(count)]),
    },
  ],
  labels: [
    ...apart(sheet?.scale ?? 1).map(({ words, from, to, height }): Label => ({
      view: "front",
      at: [(from + to) / 2, 0, height - 8],
      words,
    })),
    { view: "front", at: [470, 0, rows.earth - 60], words: "-X20", framed: true, to: [335, 0, rows.earth] },
  ],
});
