import { Text } from "../drawing/Text.tsx";
import { figure } from "../plant/figures.ts";
import { deminUse, secondPass, serviceWaterUse, transfer } from "../plant/water.ts";
import { Pipe, Signal, Pump, Unit, Valve } from "../screen/equipment.tsx";
import { flow, tank } from "./water-plant-marks.tsx";

/** From the permeate tank to service water and, through the second pass, to demineralised water. */
export function PermeateUsers() {
  return (
    <g>
      {/* Permeate to users */}
      <Pipe d="M1330 386V446H60V600H106M60 520H106M154 520H200V600H154M200 560H282" arrow={[230, 560, 0]} />
      <Pump x={130} y={520} tag="P-141A" state="running" labelAbove />
      <Pump x={130} y={600} tag="P-141B" state="stopped" />
      <Pipe d="M313 560H540" arrow={[352, 560, 0]} />
      <Valve x={300} y={560} control tag="FV-141" />
      <Signal d="M300 529V515" />
      {flow(222, 484, "FIC-141", transfer.flow, 1)}
      <Unit x={372} y={524} width={130} height={72} tag="R-150" name="Limestone" />
      {tank("T-160", 540, 524)}
      <Pipe d="M680 640H796" arrow={[790, 640, 0]} />
      <Pump x={728} y={640} tag="P-161A" state="running" />
      {flow(696, 546, "FI-161", serviceWaterUse)}
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
      {flow(1462, 546, "FI-181", deminUse)}
      <Text x={1462} y={594} words="Boilers, process" />
    </g>
  );
}
