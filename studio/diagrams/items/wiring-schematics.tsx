import { viewsOf } from "../drawing/views.ts";
import { Ink, Note } from "../drawing/Text.tsx";
import { motor, starterDevices, starterWires } from "../plant/pump-starter.ts";
import { DeviceSymbol } from "../schematic/DeviceSymbol.tsx";
import { MotorBranch } from "../schematic/MotorBranch.tsx";
import { coilZone, contactTable } from "../schematic/references.ts";
import { Wires } from "../schematic/Wires.tsx";
import { Sheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  power: { left: 36, top: 36, right: 480, bottom: 890 },
  control: { left: 470, top: 36, right: 1564, bottom: 890 },
});

const coils = starterDevices.filter(({ kind }) => kind === "coil");
const mainPoles = starterDevices.filter(({ kind }) => kind === "contactor");

export default function WiringSchematics() {
  return (
    <Sheet
      title="P-141A permeate pump, direct-on-line starter"
      subject="Circuit diagram, designations by IEC 81346-2:2019"
      item="wiring-schematics"
      sheet="Sheet 1 of 3"
    >
      <Wires wires={starterWires} devices={starterDevices} />
      <MotorBranch
        phases={mainPoles.map(({ at }) => at[0])}
        coil={mainPoles[0] ? (coilZone(starterDevices, mainPoles[0]) ?? "") : ""}
      />
      {starterDevices.map((device) => (
        <DeviceSymbol
          key={`${device.name}${device.kind}${device.terminals.join()}`}
          device={device}
          reference={coilZone(starterDevices, device)}
        />
      ))}
      {["L1", "L2", "L3", "PE"].map((phase, at) => (
        <Ink key={phase} x={80} y={90 + at * 26} anchor="end" weight={600} words={phase} />
      ))}
      <Note x={90} y={66} words={motor.supply} />
      <Ink x={500} y={80} words="24 V DC" />
      <Ink x={500} y={784} words="0 V" />
      {coils.map((coil) => (
        <g key={coil.name}>
          {contactTable(starterDevices, coil).map(({ terminals, zone }, at) => {
            const [x, y] = [coil.at[0] - 30 + Math.floor(at / 3) * 130, 828 + (at % 3) * 24];
            return (
              <g key={terminals}>
                <Note x={x} y={y} words={terminals} />
                <Ink x={x + 62} y={y} words={`/${zone}`} />
              </g>
            );
          })}
        </g>
      ))}
      {["Remote", "Runs", "Healthy"].map((meaning, at) => (
        <Note key={meaning} x={[1010, 1150, 1243][at] ?? 0} y={724} anchor="middle" words={meaning} />
      ))}
      <Note x={1366} y={396} anchor="middle" words="Run" />
      <Note x={428} y={142} words="IA-EL-142" />
    </Sheet>
  );
}
