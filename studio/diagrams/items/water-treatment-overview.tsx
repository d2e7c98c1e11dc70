import { Heading, Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { figure } from "../plant/figures.ts";
import { activeAlarms, takenOver } from "../plant/alarms.ts";
import { nowOf, overviewReadings, shownNow } from "../plant/readings.ts";
import { intake, mediaFilters as filters, producing, trainB, uses } from "../plant/registers/water-treatment.ts";
import { peakToday } from "../plant/tank-history.ts";
import { mediaFilters, secondPass, storage, train, transfer } from "../plant/water.ts";
import { AlarmMark } from "../screen/AlarmMark.tsx";
import { colorsOf, Crossing, outlined, Pipe, Pump, Signal, Unit, Valve } from "../screen/equipment.tsx";
import { Indicators } from "../screen/Indicators.tsx";
import { AlarmList } from "../screen/lists.tsx";
import { Screen } from "../screen/Screen.tsx";
import { KeyFigures, rule, Value } from "../screen/values.tsx";
import { flow, tank } from "../screen/water-plant-marks.tsx";

const panel = 704;
const margin = 24;
const columns = { indicators: margin, alarms: 900 };

const trains = [
  { letter: "A", pressure: nowOf("P-125A"), alarm: activeAlarms.some(({ area }) => area === "RO train A") },
  { letter: "B", pressure: trainB.pressure, alarm: false },
] as const;

export const views = viewsOf({
  process: { top: rule, bottom: panel },
  indicators: { top: panel, right: columns.alarms - margin },
  alarms: { top: panel, left: columns.alarms - margin },
});

/** From the permeate tank to service water and, through the second pass, to demineralised water. */
const PermeateUsers = () => (
  <g>
    <Pipe d="M1330 386V446H60V600H106M60 520H106M154 520H200V600H154M200 560H282" arrow={[230, 560, 0]} />
    <Pump x={130} y={520} tag="P-141A" state="running" labelAbove />
    <Pump x={130} y={600} tag="P-141B" state="stopped" />
    <Pipe d="M313 560H540" arrow={[352, 560, 0]} />
    <Valve x={300} y={560} moves="control" tag="FV-141" />
    <Signal d="M300 529V515" />
    {flow(222, 484, "FIC-141", transfer.flow, 1)}
    <Unit x={372} y={524} width={130} height={72} tag="R-150" name="Limestone" />
    {tank("T-160", 540, 524)}
    <Pipe d="M680 640H796" arrow={[790, 640, 0]} />
    <Pump x={728} y={640} tag="P-161A" state="running" />
    {flow(696, 546, "FI-161", uses.service)}
    <Text x={696} y={594} words="Service water" />
    <Pipe d="M860 446V560H950" arrow={[938, 560, 0]} />
    <Pump x={896} y={560} tag="P-171A" state="running" />
    {flow(874, 484, "FI-171", secondPass.feed, 1)}
    <Unit x={950} y={524} width={140} height={72} tag="RO-170" name="RO 2nd pass" />
    <Pipe main={false} d="M1020 596V660" arrow={[1020, 656, 90]} />
    <Text x={1036} y={640} words={`reject ${figure(secondPass.reject, 1)} to T-120`} />
    <Pipe d="M1090 560H1340" arrow={[1112, 560, 0]} />
    {flow(1106, 484, "FI-175", secondPass.product, 1)}
    <Unit x={1150} y={524} width={124} height={72} tag="D-178" name="Mixed bed" />
    {tank("T-180", 1310, 524)}
    <Pipe d="M1450 640H1572" arrow={[1566, 640, 0]} />
    <Pump x={1500} y={640} tag="P-181A" state="running" />
    {flow(1462, 546, "FI-181", uses.demin)}
    <Text x={1462} y={594} words="Boilers, process" />
  </g>
);

export default function WaterTreatmentOverview() {
  return (
    <Screen title="Water treatment" tab="Overview">
      <KeyFigures
        of={[
          [24, "Seawater intake", figure(intake.flow), "m³/h", `${intake.pumpsRunning} of 3 pumps`],
          [244, "Permeate, both trains", figure(2 * train.permeate, 1), "m³/h", "both at design"],
          [494, "Recovery", figure(100 * train.recovery, 1), "%", `set point ${figure(100 * train.recovery, 1)}`],
          [684, "Service water out", figure(uses.service), "m³/h", `peak today ${figure(peakToday)}`],
          [
            904,
            "Demin. water out",
            figure(uses.demin),
            "m³/h",
            `boilers ${uses.boilers}, process ${uses.demin - uses.boilers}`,
          ],
          [1144, "Brine to sea", figure(2 * train.brine, 1), "m³/h", `salt ${figure(train.brineSalt, 1)} kg/m³`],
          [1374, "Stored", figure(storage.held), "m³", `of ${storage.volume} in four tanks`],
        ]}
      />

      {/* Seawater to permeate */}
      <Pipe d="M24 296H86M66 236V356H86M66 236H86M134 236H170V356H134M134 296H232" arrow={[204, 296, 0]} />
      <Pump x={110} y={236} state="running" />
      <Pump x={110} y={296} state="running" />
      <Pump x={110} y={356} state="stopped" alarm={2} />
      <Text x={24} y={202} words="P-101A, B, C" />
      {flow(190, 394, "FI-101", intake.flow)}
      <Unit x={232} y={234} width={170} height={124} tag="F-115" name="Media filters">
        {mediaFilters.map(({ letter, running }, index) => {
          const { box, text } = colorsOf(running);
          const x = 242 + index * 31;
          return (
            <g key={letter}>
              <rect x={x} y={298} width={27} height={48} rx={6} fill={box} {...outlined} strokeWidth={2} />
              <Text x={x + 13.5} y={329} anchor="middle" fill={text} words={letter} />
            </g>
          );
        })}
      </Unit>
      <Pipe d="M402 296H470" arrow={[440, 296, 0]} />
      <Value x={326} y={394} tag="AI-118" value={shownNow("A-118", 2)} unit="NTU" width={130} />
      {tank("T-120", 470, 240)}
      <Pipe d="M610 311H690M690 244V378H740M690 244H740" arrow={[662, 311, 0]} />
      {trains.map(({ letter, pressure, alarm }, index) => {
        const y = 200 + index * 134;
        return (
          <g key={letter}>
            <Unit
              x={740}
              y={y}
              width={250}
              height={88}
              tag={`RO train ${letter}`}
              name={`Produce, ${Math.floor(producing[letter] / 60)} h`}
            />
            <Text
              x={978}
              y={y + 24}
              anchor="end"
              weight={600}
              fill="var(--value)"
              words={`${figure(pressure, 1)} bar`}
            />
            <Text x={750} y={y + 74} fill="var(--text)" words={`feed ${figure(train.feed, 1)} m³/h`} />
            {alarm && <AlarmMark x={962} y={y + 62} priority={2} />}
            <Pipe d={`M990 ${y + 24}H1200`} arrow={[1014, y + 24, 0]} />
            <Pipe main={false} d={`M990 ${y + 66}H1040`} />
            {flow(1060, y + 52, `FI-127${letter}`, train.permeate, 1)}
          </g>
        );
      })}
      <Pipe main={false} d="M1040 266V400M1040 320H1150" arrow={[1156, 320, 0]} />
      <Crossing x={1040} y={358} />
      <Text x={1054} y={312} words="Brine to sea" />
      <Pipe d="M1200 224V358M1200 291H1260" arrow={[1238, 291, 0]} />
      {tank("T-140", 1260, 236)}
      <Value x={1424} y={282} tag="AI-140" value={shownNow("A-140")} width={140} />

      <PermeateUsers />
      <rect x={0} y={panel} width={1600} height={1000 - panel} fill="var(--panel)" />
      <Heading x={24} y={736} fill="var(--text)" words="Process indicators" />
      <Indicators x={76} y={780} step={104} height={140} of={overviewReadings} />
      <AlarmList x={columns.alarms} y={748} width={676} />
      <Text
        x={columns.alarms}
        y={910}
        words={`${takenOver} Next backwash: F-115${filters.next.letter} at ${filters.next.at}.`}
      />
    </Screen>
  );
}
