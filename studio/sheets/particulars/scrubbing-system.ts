import { Vector3 } from "three";
import { type LineKey, lines } from "../../../packages/plant/scrubbing-system.ts";
import type { Point } from "../../kit/placement.ts";
import type { Model } from "../../models/model.ts";
import { skidSize } from "../../models/scrubbing/parts/duty.ts";
import pumpsTank from "../../models/scrubbing/pumps-tank.ts";
import scrubber from "../../models/scrubbing/scrubber.ts";
import venturi from "../../models/scrubbing/venturi-with-tank.ts";
import { numbers } from "../../models/scrubbing/parts/numbers.ts";
import { connections } from "../connections.ts";
import type { Label, Particulars } from "../particulars.ts";
import { equipmentTags, type Line, lineNumbers, partOf } from "../plot-plan.ts";
import { tagsAt } from "../tags-at.ts";

/** Of what stands on the skid beside the tank, places that are seen from above: the pumps' motors, the tank's lid. */
export const pumpsAndDosing = { "P-101A": [680, 0, 0], "P-101B": [680, 0, 0], "T-102": [290, 105, 0] } as const;

/** Lines with their numbers on the plan, at a place if that is not the middle of their longest leg. */
const marked: Readonly<Partial<Record<LineKey, Point | undefined>>> = {
  rawGas: undefined,
  cleanGas: undefined,
  tower: undefined,
  venturi: undefined,
  caustic: [850, 780, 2040],
  water: [-2300, 1480, 490],
};

/** Where a line ends, in words: the quench water is sprayed into the spool before the venturi. */
export const endOf = (key: LineKey): string => (key === "quench" ? `inlet of ${lines.quench.to}` : lines[key].to);

/** The line with its number but for the bore, which is measured, and where it runs; `place`: of a part without a route. */
const lineOf = (model: Model, key: LineKey): Line => {
  const { from, medium } = lines[key];
  const own = model.parts.filter(({ name }) => name.startsWith(numbers[key]));
  const part = own.find(({ route }) => route) ?? own[0];
  if (!part) throw new Error(`${model.name} has no part of ${numbers[key]}`);
  const code = numbers[key].slice(numbers[key].indexOf("-") + 1);
  const runs = `${from.charAt(0).toUpperCase()}${from.slice(1)} to ${endOf(key)}, ${medium}`;
  const place = marked[key] ?? (part.route || key in marked ? undefined : part.ports[0]?.position.toArray());
  return place ? [part.name, code, runs, place] : [part.name, code, runs];
};

export default (model: Model): Particulars => {
  const panel = partOf(model, "control panel");
  const onPlan = Object.keys(marked) as LineKey[];
  // The stack is the plant's; what is not marked is too close to others on the plan.
  const others = (Object.keys(lines) as LineKey[]).filter((key) => !(key in marked) && key !== "stack");
  const { tables, labels } = lineNumbers(
    model,
    [...onPlan, ...others].map((key) => lineOf(model, key)),
  );
  const [length, width] = skidSize;
  const connected = connections(
    model,
    [
      ["dryer exhaust", `Raw gas from ${lines.rawGas.from}`, ["inside"]],
      ["K-101", `Clean gas to ${lines.stack.to}`, ["outlet"]],
    ],
    [-length / 2, -width / 2],
    700,
    // C is on the skid's own sheet.
    "D",
  );
  return {
    tables: [...connected.tables, ...tables],
    labels: [
      ...labels.slice(0, onPlan.length),
      // The elevation does not show the fan.
      ...connected.labels.map((label): Label => (label.words === "D1" ? label : { ...label, view: "right" })),
      ...equipmentTags(model, "front", { "C-101": [0, 0, 0], "VS-101": [-600, 0, 0], "T-101": [0, 0, -400] }),
      ...tagsAt(model, "top", { ...pumpsAndDosing, "C-101": [-430, -300, 0] }),
      ...equipmentTags(model, "top", {
        "VS-101": [0, 650, 0],
        "T-101": [-1300, -300, 0],
        "K-101": [1150, 800, 0],
      }),
      {
        view: "top",
        at: new Vector3(0, 450, 0).applyMatrix4(panel.matrix).toArray(),
        words: "Control panel",
        framed: true,
        to: panel,
      },
    ],
    notes: [
      ...connected.notes,
      `Tower: ${scrubber.drawingNumber}. Venturi: ${venturi.drawingNumber}. Skid with all other connections: ${pumpsTank.drawingNumber}.`,
      "Flexible connectors at the fan not drawn.",
      "Loads are without fan and control panel, which stand beside the skid.",
      "Erected on site: ducts, lines and instruments between the units, stand of the tower.",
    ],
  };
};
