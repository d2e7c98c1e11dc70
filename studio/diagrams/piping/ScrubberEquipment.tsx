import { tankVolume } from "../../../packages/plant/scrubbing-results.ts";
import { equipment, type Equipment, type Material, pipeClasses } from "../../../packages/plant/scrubbing-system.ts";
import { designPressureWords } from "../../models/scrubbing/parts/duty.ts";
import { Ink, Lines, Note } from "../drawing/Text.tsx";
import { figure } from "../plant/figures.ts";
import { causticStrength } from "../plant/scrubber.ts";
import { interlocksOn } from "../plant/registers/scrubber.ts";

const ink = { fill: "none", stroke: "var(--ink)", strokeWidth: 3, strokeLinejoin: "round" } as const;
const thin = { ...ink, strokeWidth: 1.8 } as const;

type EquipmentTag = keyof typeof equipment;
const name = (x: number, y: number, tag: EquipmentTag, ...notes: string[]) => (
  <g>
    <Ink x={x} y={y} size={20} weight={600} words={tag} />
    <Lines x={x} y={y + 22} step={22} fill="var(--ink-soft)" words={notes} />
  </g>
);
/** "PP" of the class's "polypropylene", "FRP" of its "FRP, vinyl ester". */
const madeOf = (tag: EquipmentTag): string => {
  const { material = "P1" }: Equipment = equipment[tag];
  const [words = ""] = pipeClasses[material as Exclude<Material, "PVDF">].material.split(",");
  return words === "polypropylene" ? "PP" : words;
};
const tower = equipment["C-101"];

const CentrifugalPump = ({ x, y }: { x: number; y: number }) => (
  <g>
    <circle cx={x} cy={y} r={26} {...ink} fill="var(--paper)" />
    <path d={`M${x - 13} ${y - 22}L${x + 26} ${y}L${x - 13} ${y + 22}`} {...ink} strokeWidth={2.2} />
  </g>
);

/** Venturi, tower on its tank, pumps, caustic day tank with metering pump, fan. */
export const ScrubberEquipment = () => (
  <g>
    <path d="M420 222H500M428 222V258L449 304V336L428 430V470M492 222V258L471 304V336L492 430V470" {...ink} />
    <Ink x={252} y={230} size={20} weight={600} words="VS-101" />
    <Note x={322} y={230} words={`${equipment["VS-101"].service}, ${madeOf("VS-101")}`} />
    <path d="M270 470H764V654H270z" {...ink} />
    <path d="M272 560H762" {...thin} strokeDasharray="16 6" />
    <path d="M700 552l-9-14h18z" {...thin} />
    {name(
      480,
      592,
      "T-101",
      `Recirculation tank, ${figure(tankVolume / 1000, 1)} m³, ${madeOf("T-101")}`,
      designPressureWords,
    )}

    <path d="M460 484V524H650V492" {...thin} stroke="var(--line-strong)" strokeDasharray="8 6" />
    <Note x={590} y={516} words="gas" />
    <path d="M643 494L650 478L657 494z" fill="var(--line-strong)" />

    <path d="M586 470V176L628 150V136H672V150L714 176V470" {...ink} />
    <path d="M586 276H714V376H586zM586 276L714 376M714 276L586 376" {...thin} />
    <path
      d="M586 194H714M586 208H714M594 208L606 194L618 208L630 194L642 208L654 194L666 208L678 194L690 208L702 194"
      {...thin}
    />
    <path
      d="M610 228H714M622 228L612 246M622 228L632 246M652 228L642 246M652 228L662 246M682 228L672 246M682 228L692 246"
      {...thin}
    />
    {name(732, 156, "C-101", `${madeOf("C-101")}, ${tower.bore} mm, bed ${tower.bed} mm`, designPressureWords)}

    <CentrifugalPump x={966} y={520} />
    <CentrifugalPump x={966} y={636} />
    {name(1000, 442, "P-101A", interlocksOn("standby", "pumps"))}
    {name(1000, 574, "P-101B", interlocksOn("standby", "pumps"))}

    <path d="M1340 616V692H1416V616M1332 616H1424" {...ink} />
    <path d="M1386 616V602q0-6 6-6h2q4 0 4 6v4M1340 634H1332V652" {...thin} />
    <path d="M1342 646H1414" {...thin} strokeDasharray="16 6" />
    <circle cx={1378} cy={530} r={22} {...ink} fill="var(--paper)" />
    <path d="M1365 530H1391M1378 517L1391 530L1378 543" {...thin} />
    {name(1438, 612, "T-102", `Caustic ${figure(100 * causticStrength)} %`)}
    {name(1424, 546, "P-102", "AZ-101, FI-104")}

    <circle cx={1230} cy={190} r={36} {...ink} fill="var(--paper)" />
    <path d="M1230 154H1270M1202 168L1265 180M1202 212L1265 200" {...ink} strokeWidth={2.2} />
    {name(1276, 186, "K-101", `${equipment["K-101"].power} kW`, interlocksOn("fan"))}
  </g>
);
