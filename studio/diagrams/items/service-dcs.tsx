import { small } from "../drawing/Paper.tsx";
import { Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { column, faceplates } from "../plant/distillation.ts";
import { figure } from "../plant/figures.ts";
import { outlined, Pipe, Pump, Signal, Valve } from "../screen/equipment.tsx";
import { Faceplate, faceplateSize } from "../screen/Faceplate.tsx";
import { CompactScreen } from "../screen/Screen.tsx";
import { Readout } from "../screen/values.tsx";

export const views = viewsOf(
  {
    column: { left: 0, top: 48, right: 531, bottom: 600 },
    controllers: { left: 528, top: 60, right: 960, bottom: 600 },
  },
  small,
);

const outline = { fill: "var(--panel)", stroke: "var(--outline)", strokeWidth: 3 } as const;

/** Controller in a signal line. Origin: its center. */
const controller = (x: number, y: number, letters: string) => (
  <g>
    <rect x={x - 38} y={y - 18} width={76} height={36} {...outline} fill="var(--field)" strokeWidth={2} />
    <Text x={x} y={y + 8} size={22} anchor="middle" fill="var(--text)" words={letters} />
  </g>
);
const flow = (x: number, y: number, value: number, width = 100) => (
  <Readout x={x} y={y} value={figure(value, 1)} unit="t/h" width={width} />
);
const label = (x: number, y: number, words: string) => <Text x={x} y={y} size={22} words={words} />;

/** Column C-410 with condenser, reflux drum and reboiler; ratio and cascade control as signal lines. */
const ColumnMimic = () => (
  <g>
    <Pipe d="M20 330H150" arrow={[136, 330, 0]} />
    {label(20, 362, "Feed")}
    {flow(20, 280, column.feed, 112)}
    <path d="M150 150a45 32 0 0 1 90 0V500a45 32 0 0 1 -90 0z" {...outline} />
    {[240, 272, 304, 352, 384, 416].map((y, index) => (
      <path key={y} d={index % 2 ? `M150 ${y}H216` : `M174 ${y}H240`} {...outlined} />
    ))}
    <Text x={195} y={164} size={22} weight={600} anchor="middle" fill="var(--text)" words="C-410" />
    <Signal d="M76 280V66H290V110M290 146V191" />
    <Pipe d="M195 118V84H400V120" arrow={[256, 84, 0]} />
    <circle cx={344} cy={84} r={24} {...outline} fill="var(--running)" />
    <path d="M314 112L334 92V76L354 92V76L378 56" fill="none" stroke="var(--on-running)" strokeWidth={2.5} />
    <path d="M356 120H444a14 24 0 0 1 0 48H356a14 24 0 0 1 0-48z" {...outline} />
    <path d="M346 146H454a14 20 0 0 1 -10 21H356a14 20 0 0 1 -10-21z" fill="var(--content)" />
    {label(464, 152, "V-413")}
    {controller(290, 128, "FFIC")}
    <Pipe d="M400 168V198M376 222H348V272H526" arrow={[512, 272, 0]} />
    <Pump x={400} y={222} state="running" discharge="left" />
    <Pipe d="M348 222H240" arrow={[254, 222, 180]} />
    <Valve x={290} y={222} moves="control" />
    <Valve x={460} y={272} moves="control" />
    {flow(428, 186, column.distillate, 96)}
    {label(424, 306, "Distillate")}

    <Signal d="M240 364H264M340 364H382M420 382V433" />
    {controller(302, 364, "TIC")}
    {controller(420, 364, "FIC")}
    <Pipe d="M526 464H348" arrow={[372, 464, 180]} />
    <Valve x={420} y={464} moves="control" />
    {label(464, 450, "Steam")}
    <Pipe d="M338 486H526" main={false} arrow={[514, 486, 0]} />
    <Pipe d="M195 532V560H526" arrow={[512, 560, 0]} />
    <Valve x={384} y={560} moves="control" />
    {flow(424, 508, column.bottoms)}
    {label(424, 592, "Bottoms")}
    <Pipe d="M318 560V436H240" arrow={[256, 436, 180]} />
    <circle cx={318} cy={464} r={30} {...outline} fill="var(--running)" />
    <path d="M290 464H304L312 450L324 478L332 464H346" fill="none" stroke="var(--on-running)" strokeWidth={2.5} />
  </g>
);

/** Distillation column with the faceplates of its cascade and ratio controllers. */
export default function ColumnControl() {
  return (
    <CompactScreen title="Column C-410" clock="09:46:12">
      <ColumnMimic />
      {faceplates.map((loop, index) => (
        <Faceplate key={loop.tag} x={532 + index * (faceplateSize.width + 2)} y={66} of={loop} />
      ))}
    </CompactScreen>
  );
}
