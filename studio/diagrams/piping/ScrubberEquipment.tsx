import { bedDepth, designPressureWords, towerBore } from "../../models/scrubbing/parts/duty.ts";
import { Ink, Lines, Note } from "../drawing/Text.tsx";
import { scrubber } from "../plant/tags/scrubber.ts";

const ink = { fill: "none", stroke: "var(--ink)", strokeWidth: 3, strokeLinejoin: "round" } as const;
const thin = { ...ink, strokeWidth: 1.8 } as const;

const name = (x: number, y: number, tag: string, ...notes: string[]) => (
  <g>
    <Ink x={x} y={y} size={22} weight={600} words={tag} />
    <Lines x={x} y={y + 25} step={25} size={20} fill="var(--ink-soft)" words={notes} />
  </g>
);

const CentrifugalPump = ({ x, y }: { x: number; y: number }) => (
  <g>
    <circle cx={x} cy={y} r={26} {...ink} fill="var(--paper)" />
    <path d={`M${x - 13} ${y - 22}L${x + 26} ${y}L${x - 13} ${y + 22}`} {...ink} strokeWidth={2.2} />
  </g>
);

/** Venturi, tower on its tank, pumps, caustic day tank with metering pump, fan. */
export const ScrubberEquipment = () => (
  <g>
    <path d="M208 160H292M218 160V206L239 256V292L218 396V470M282 160V206L261 256V292L282 396V470" {...ink} />
    {name(296, 252, "VS-101", "Venturi, FRP")}
    <path d="M150 470H760V660H150z" {...ink} />
    <path d="M152 546H758" {...thin} strokeDasharray="16 6" />
    <path d="M640 538l-9-14h18z" {...thin} />
    {name(496, 592, "T-101", "Recirculation, 8.9 m³, PP", designPressureWords)}

    <path d="M250 484V516H600V492" {...thin} stroke="var(--line-strong)" strokeDasharray="8 6" />
    <path d="M593 494L600 478L607 494z" fill="var(--line-strong)" />
    <Note x={400} y={506} size={20} words="gas" />

    <path d="M536 470V150L578 124V112H622V124L664 150V470" {...ink} />
    <path d="M536 270H664V390H536zM536 270L664 390M664 270L536 390" {...thin} />
    <path
      d="M536 168H664M536 182H664M544 182L556 168L568 182L580 168L592 182L604 168L616 182L628 168L640 182L652 168"
      {...thin}
    />
    <path
      d="M560 226H664M572 226L562 244M572 226L582 244M602 226L592 244M602 226L612 244M632 226L622 244M632 226L642 244"
      {...thin}
    />
    {name(682, 158, "C-101", `PP, ${towerBore} mm, bed ${bedDepth} mm`, designPressureWords)}

    <CentrifugalPump x={886} y={534} />
    <CentrifugalPump x={886} y={646} />
    {name(768, 500, "P-101A, I-1")}
    {name(882, 707, "P-101B, I-1, I-2")}

    <path d="M1286 640V732H1376V640M1278 640H1384" {...ink} />
    <path d="M1346 640V624q0-6 6-6h2q4 0 4 6v4M1286 656H1278V676" {...thin} />
    <path d="M1288 676H1374" {...thin} strokeDasharray="16 6" />
    <circle cx={1331} cy={586} r={22} {...ink} fill="var(--paper)" />
    <path d="M1318 586H1344M1331 573L1344 586L1331 599" {...thin} />
    {name(1392, 646, "T-102", "Caustic 32 %")}
    {name(1384, 590, "P-102", "AZ-101, FI-104")}

    <circle cx={1200} cy={200} r={38} {...ink} fill="var(--paper)" />
    <path d="M1200 162H1240M1170 177L1237 190M1170 223L1237 210" {...ink} strokeWidth={2.2} />
    {name(1250, 196, "K-101", `${scrubber.devices["K-101"].power} kW`)}
  </g>
);
