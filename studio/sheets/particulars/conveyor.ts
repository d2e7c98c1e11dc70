import { trestles } from "../../models/machines/conveyor.ts";
import { beltWidth, centers, flatWidth, pulley, troughAngle } from "../../models/machines/parts/conveyor-belt.ts";
import { dust, hopper, spout } from "../../models/machines/parts/conveyor-covers.ts";
import { power } from "../../models/machines/parts/conveyor-drive.ts";
import { incline, placed, trestleFoot, trestleTop } from "../../models/machines/parts/conveyor-trestles.ts";
import { current, supply } from "../../diagrams/plant/scrubber-power.ts";
import { figure } from "../figure.ts";
import type { Label, Particulars } from "../particulars.ts";

const { side, thick, bolt, apart } = trestleFoot;
const standing = trestles.map((along, index) => ({ mark: `T${index + 1}`, top: trestleTop(along) }));

/** Duty, a sample: t/h, t/m³, m/s. */
const duty = { mass: 60, bulk: 0.8, speed: 0.8 } as const;

const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);
const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
/** Volume that the full belt carries up its slope, m³/h (ISO 5048), with a surcharge of 15°. */
const carried = () => {
  const used = 0.9 * beltWidth - 50;
  const wing = (used - flatWidth) / 2;
  const across = flatWidth + 2 * wing * cosine(troughAngle);
  const area = ((flatWidth + across) / 2) * wing * sine(troughAngle) + (across ** 2 * Math.tan(Math.PI / 12)) / 6;
  /** Of a belt that rises by 12°. */
  const slope = 0.93;
  return (area / 1e6) * duty.speed * 3600 * slope;
};
const volume = duty.mass / duty.bulk;
if (volume > 0.8 * carried())
  throw new Error(`The belt carries ${Math.round(carried())} m³/h, too little for ${volume}`);
/** With the belt around it, rpm. */
const turns = (60 * duty.speed) / (2 * Math.PI * (pulley / 1000 + 0.005));

const openings = [
  { mark: "N1", what: "Feed hopper", ...hopper },
  { mark: "N2", what: "Spout", ...spout },
].map(({ opening, flange, ...rest }) => ({
  ...rest,
  size: `${opening.map(figure).join(" × ")}, flange ${flange.map(figure).join(" × ")}`,
}));
const marked = [...openings, { mark: "N3", what: "Dust", ...dust, size: `Duct flange, bore ${dust.bore}` }];

export default (): Particulars => ({
  tables: [
    {
      title: "DUTY, samples",
      columns: { PROPERTY: 44, VALUE: 76 },
      rows: [
        ["Material", `Moist bulk solids, ${duty.bulk} t/m³, lumps up to 80`],
        [
          "Capacity",
          `${duty.mass} t/h, ${Math.round(volume)} m³/h; full belt ${Math.round(carried())} m³/h (ISO 5048)`,
        ],
        ["Belt speed, head pulley", `${duty.speed} m/s, ${Math.round(turns)} rpm`],
        ["Lift", figure(Math.round(centers * sine(incline)))],
        ["Motor", `${power} kW, 112M, 4 poles, ${supply.words}, ${current(power).toFixed(1)} A, IP 55`],
        ["Dust extraction", "1 800 m³/h at N3"],
      ],
    },
    {
      title: "OPENINGS; FACES ARE PARALLEL TO THE BELT",
      columns: { MARK: 13, OPENING: 23, SIZE: 56, "ALONG THE BELT": 28 },
      rows: marked.map(({ mark, what, size, along }) => [mark, what, size, figure(along)]),
    },
    {
      title: "TRESTLES",
      columns: { MARK: 40, "HEIGHT TO THE STRINGERS": 80 },
      rows: standing.map(({ mark, top: [, , z] }) => [mark, figure(Math.round(z))]),
    },
  ],
  labels: [
    { view: "front", at: [-1700, 0, 500], words: "", slope: incline },
    ...marked.map(({ mark, along, face }): Label => {
      const [x, y, z] = placed(along, face);
      return { view: "front", at: [x + 250, y, z + 250 * Math.sign(face)], to: [x, y, z], words: mark, framed: true };
    }),
    ...standing.map(({ mark, top: [x, , z] }): Label => ({
      view: "front",
      at: [x + 250, 0, z / 3],
      to: [x, 0, z / 3],
      words: mark,
      framed: true,
    })),
  ],
  notes: [
    "Section A-A leaves the drive whole, with its guard.",
    "Openings are located along the belt from the tail pulley, take-up in its middle place.",
    "Pull cords stop the motor (IEC 60204-1, ISO 13850); guards to EN 620.",
    `Feet of the trestles ${side} × ${side} × ${thick}, each with 4 anchor bolts M${bolt}, ${apart} × ${apart} about the leg.`,
  ],
});
