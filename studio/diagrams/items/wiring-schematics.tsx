import { Ink, Lines, Note } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { motor, phases, starterDevices, starterWires } from "../plant/pump-starter.ts";
import { coilZone, contactTable, type Device } from "../schematic/device.ts";
import { DeviceSymbol, ink } from "../schematic/DeviceSymbol.tsx";
import { Wires } from "../schematic/Wires.tsx";
import { Sheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  power: { left: 36, top: 36, right: 480, bottom: 890 },
  control: { left: 470, top: 36, right: 1564, bottom: 890 },
});

const coils = starterDevices.filter(({ kind }) => kind === "coil");
const pole = starterDevices.find(({ kind }) => kind === "contactor") as Device;

/** Shared by the poles of the motor branch: mechanical links, releases, names, the motor and its cable. */
function MotorBranch() {
  const [first, middle, last] = phases;
  const name = (y: number, words: string, ...notes: string[]) => (
    <>
      <Ink x={112} y={y} anchor="end" weight={600} words={words} />
      <Lines x={112} y={y + 22} step={22} anchor="end" fill="var(--ink-soft)" words={notes} />
    </>
  );
  return (
    <g>
      {phases.map((x, index) => (
        <g key={x}>
          <path d={`M${x - 22} 262H${x + 22}V346H${x - 22}zM${x - 22} 304H${x + 22}`} {...ink} fill="var(--paper)" />
          <path d={`M${x} 262V274H${x + 11}V292H${x}V304`} {...ink} />
          <Ink x={x} y={332} anchor="middle" words="I>" />
          <Note x={x + 12} y={574} words={index + 1} />
          <Note x={x + 10} y={634} words={["U1", "V1", "W1"][index]} />
        </g>
      ))}
      <path
        d={`M${first - 8} 220H${last - 8}M${first - 8} 450H${last - 8}M${first - 22} 304H${first - 32}V220H${first - 8}`}
        {...ink}
        strokeDasharray="6 5"
      />
      {name(206, "-Q1", `${motor.current} A`)}
      {name(446, "-Q2", `/${coilZone(starterDevices, pole)}`)}
      {name(586, "-X1")}
      <circle cx={middle} cy={750} r={56} {...ink} fill="var(--paper)" />
      <Ink x={middle} y={748} size={24} weight={600} anchor="middle" words="M" />
      <Ink x={middle} y={774} size={20} anchor="middle" words="3 ~" />
      {name(742, "-M1", "P-141A")}
      <Ink x={60} y={846} words={`Permeate pump P-141A, ${motor.power} kW, ${motor.current} A`} />
      <Note x={60} y={870} words="Cable -W1, 4 × 16 mm², 85 m" />
    </g>
  );
}

export default function WiringSchematics() {
  return (
    <Sheet
      title="P-141A permeate pump, direct-on-line starter"
      subject="Circuit diagram, designations by IEC 81346-2:2019"
      item="wiring-schematics"
      sheet="Sheet 1 of 3"
    >
      <Wires wires={starterWires} devices={starterDevices} />
      <MotorBranch />
      {starterDevices.map((device) => (
        <DeviceSymbol
          key={`${device.name}${device.kind}${device.terminals.join()}`}
          device={device}
          reference={coilZone(starterDevices, device)}
        />
      ))}
      {["L1", "L2", "L3", "PE"].map((phase, index) => (
        <Ink key={phase} x={80} y={90 + index * 26} anchor="end" weight={600} words={phase} />
      ))}
      <Note x={90} y={66} words={motor.supply} />
      <Ink x={500} y={80} words="24 V DC" />
      <Ink x={500} y={784} words="0 V" />
      {coils.map((coil) => (
        <g key={coil.name}>
          {contactTable(starterDevices, coil).map(({ terminals, zone }, index) => {
            const [x, y] = [coil.at[0] - 30 + Math.floor(index / 3) * 130, 828 + (index % 3) * 24];
            return (
              <g key={terminals}>
                <Note x={x} y={y} words={terminals} />
                <Ink x={x + 62} y={y} words={`/${zone}`} />
              </g>
            );
          })}
        </g>
      ))}
      {["Remote", "Runs", "Healthy"].map((meaning, index) => (
        <Note key={meaning} x={[1010, 1150, 1243][index] ?? 0} y={724} anchor="middle" words={meaning} />
      ))}
      <Note x={1366} y={396} anchor="middle" words="Run" />
      <Note x={428} y={142} words="IA-EL-142" />
    </Sheet>
  );
}
