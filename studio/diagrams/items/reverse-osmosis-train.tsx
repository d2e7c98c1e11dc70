import { Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { figure } from "../plant/figures.ts";
import { span } from "../plant/clock.ts";
import { shownNow, trainReadings } from "../plant/readings.ts";
import { mainPlant, type MainTag } from "../plant/registers/main-plant.ts";
import { producing, trainDesign } from "../plant/registers/water-treatment.ts";
import { shownHours, trainHistories } from "../plant/train-history.ts";
import { insideTrain, train } from "../plant/water.ts";
import { Crossing, outlined, Pipe, Pump, Signal, Valve } from "../screen/equipment.tsx";
import { Indicators } from "../screen/Indicators.tsx";
import { Steps } from "../screen/Keys.tsx";
import { Screen } from "../screen/Screen.tsx";
import { Trend } from "../screen/trends.tsx";
import { KeyFigures, rule, Value } from "../screen/values.tsx";

const { pressures } = insideTrain;
const { "PD-121A": cartridge, "A-127A": permeate, "T-101": intake } = mainPlant.loops;
const hoursAgo = `−${shownHours} h`;
const flow = (x: number, y: number, tag: MainTag, value: number) => (
  <Value x={x} y={y} tag={tag} value={figure(value, 1)} width={126} />
);
const bar = (x: number, y: number, tag: MainTag, value: number) => (
  <Value x={x} y={y} tag={tag} value={figure(value, 1)} width={102} />
);

const panel = 690;
const trends = 700;
const margin = 24;

export const views = viewsOf({
  process: { top: rule, bottom: panel },
  indicators: { top: panel, right: trends - margin },
  trends: { top: panel, left: trends - margin },
});

/**
 * Rack of membrane pressure vessels: feed at the left, permeate out at the top, brine at the bottom. Origin: left of
 * the rack.
 */
function Vessels({ x, y }: { x: number; y: number }) {
  const { vessels, elementsInVessel } = trainDesign;
  const elements = vessels * elementsInVessel;
  const permeateEnd = y + 194;
  return (
    <g>
      <path d={`M${x} ${y + 24}V${y + 196}M${x + 260} ${y + 18}V${permeateEnd}`} stroke="var(--pipe)" strokeWidth={4} />
      {[20, 60, 100, 140, 180].map((below) => {
        const top = y + below;
        const inside = `M${x + 40} ${top}v28M${x + 220} ${top}v28M${x + 40} ${top + 14}H${x + 220}`;
        return (
          <g key={below}>
            <path d={`M${x} ${top + 14}H${x + 260}`} stroke="var(--pipe)" strokeWidth={3} />
            <path d={`M${x + 232} ${top + 28}v6H${x + 290}`} stroke="var(--pipe)" strokeWidth={2.5} fill="none" />
            <rect x={x + 14} y={top} width={232} height={28} rx={10} fill="var(--running)" {...outlined} />
            <path d={inside} stroke="var(--pipe)" strokeWidth={1.5} />
            {top + 34 < permeateEnd && <Crossing x={x + 260} y={top + 34} upright />}
          </g>
        );
      })}
      <Text x={x + 130} y={y + 4} anchor="middle" weight={600} fill="var(--text)" words="RO-125A" />
      <Text x={x + 130} y={y + 244} anchor="middle" words={`${vessels} vessels, ${elements} elements`} />
    </g>
  );
}

const rotor = { width: 128, height: 22, rx: 11, fill: "var(--running)", ...outlined, strokeWidth: 2 } as const;

/** Isobaric pressure exchanger: seawater on the left, brine on the right. Origin: top left; 240 wide, 110 high. */
const Exchanger = ({ x, y }: { x: number; y: number }) => (
  <g>
    <rect x={x} y={y} width={240} height={110} fill="var(--field)" {...outlined} />
    {[44, 74].map((dy) => (
      <rect key={dy} {...rotor} x={x + 56} y={y + dy} />
    ))}
    <path d={`M${x + 120} ${y + 44}v22M${x + 136} ${y + 74}v22`} {...outlined} strokeWidth={4} />
    <Text x={x + 120} y={y + 28} anchor="middle" fill="var(--text)" words="X-123A exchanger" />
  </g>
);

export default function ReverseOsmosisTrain() {
  const rejection = 100 * (1 - train.permeateSalt / train.feedSalt);
  return (
    <Screen title="Reverse osmosis train A" tab="RO train A">
      <KeyFigures
        of={[
          [24, "Recovery", figure(100 * train.recovery, 1), "%", `set point ${figure(100 * train.recovery, 1)}`],
          [214, "Permeate", figure(train.permeate, 1), "m³/h", `design ${figure(train.permeate, 1)}`],
          [424, "Salt rejection", figure(rejection, 2), "%", `least ${figure(trainDesign.leastRejection, 2)}`],
          [624, "Specific energy", figure(insideTrain.specificEnergy, 2), "kWh/m³", "pumps of this train"],
          [854, "Feed temperature", shownNow("T-101", 1), "°C", `${intake.normal.join(" to ")} normal`],
          [1074, "Mode", "Auto", "", `Produce for ${span(producing.A)}`],
          [1324, "Next", "F-121A", "", `change cartridges at ${cartridge.limits.HH} bar`],
        ]}
      />

      <Pipe d="M24 330H150" arrow={[60, 330, 0]} />
      <Text x={24} y={312} words="from T-120" />
      {flow(24, 384, "FI-121A", train.feed)}
      <rect x={150} y={280} width={60} height={100} rx={10} fill="var(--running)" {...outlined} />
      <path d="M165 292V368M180 292V368M195 292V368" stroke="var(--pipe)" strokeWidth={3} />
      <Text x={180} y={248} anchor="middle" weight={600} fill="var(--text)" words="F-121A" />
      <Text x={180} y={270} anchor="middle" words="Cartridges" />
      <Value x={140} y={456} tag="PDI-121A" value={shownNow("PD-121A", 2)} width={102} alarm={2} />
      <Pipe d="M210 330H300V246H436M300 330V600H560" arrow={[360, 246, 0]} />
      {bar(316, 316, "PI-121A", pressures.suction)}
      {flow(316, 560, "FI-123A", insideTrain.exchangerSeawaterIn)}
      <Pump x={460} y={246} r={30} tag="P-122A" state="running" labelAbove />
      <Value x={428} y={316} tag="SI-122A" value={shownNow("S-122A", 1)} width={96} />
      <Pipe d="M490 246H800" arrow={[640, 246, 0]} />
      {flow(520, 204, "FI-122A", insideTrain.highPressureFlow)}
      {bar(680, 204, "PI-125A", pressures.feed)}
      <Vessels x={800} y={222} />
      <Pipe d="M1060 240H1570" arrow={[1560, 240, 0]} />
      <Text x={1568} y={222} anchor="end" words="Permeate to T-140" />
      {flow(1140, 286, "FI-127A", train.permeate)}
      <Value x={1290} y={286} tag="AI-127A" value={shownNow("A-127A")} width={136} />
      <Valve x={1490} y={240} tag="XV-127A" />
      <Pipe d="M1090 276V560H800" arrow={[1090, 500, 90]} />
      {bar(1116, 424, "PI-126A", pressures.brine)}
      {flow(1116, 490, "FI-126A", insideTrain.membraneBrine)}
      <Exchanger x={560} y={530} />
      <Pipe d="M650 530V440H690M742 440H760V270H800" arrow={[760, 350, -90]} />
      <Pump x={716} y={440} tag="P-124A" state="running" />
      {flow(512, 424, "FI-124A", insideTrain.exchangerSeawaterOut)}
      {bar(512, 490, "PI-123A", pressures.exchangerOut)}
      <Pipe d="M800 620H1420" arrow={[1400, 620, 0]} />
      <Valve x={1300} y={620} moves="control" tag="FV-128A" />
      <Signal d="M1300 589V576" />
      {flow(1256, 546, "FIC-128A", train.brine)}
      <Text x={1434} y={626} words="Brine to sea" />

      <rect y={panel} width={1600} height={1000 - panel} fill="var(--panel)" />
      <Indicators x={76} y={744} step={104} height={170} of={trainReadings} />
      <Steps
        x={trends}
        y={706}
        width={876}
        names={["Stop", "Fill", "Flush", "Low pressure", "Ramp", "Balance", "Produce"]}
        current="Produce"
      />
      <Trend
        x={trends}
        y={800}
        width={424}
        height={150}
        title="F-121A pressure drop"
        now={shownNow("PD-121A", 2)}
        points={trainHistories.cartridge}
        of={{ ...cartridge, range: [0.4, 1.2], normal: [0.4, cartridge.normal[1]] }}
        from={hoursAgo}
      />
      <Trend
        x={1152}
        y={800}
        width={424}
        height={150}
        title="Permeate conductivity"
        now={shownNow("A-127A")}
        points={trainHistories.permeate}
        of={{ ...permeate, range: [200, 650] }}
        from={hoursAgo}
      />
    </Screen>
  );
}
