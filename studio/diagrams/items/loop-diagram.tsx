import { Ink, Lines, Note, Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { allSignals } from "../plant/scrubber-signals.ts";
import { valveList } from "../plant/scrubber-valves.ts";
import { interlocksOf, scrubber } from "../plant/registers/scrubber.ts";
import { SampleSheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  field: { left: 36, top: 40, right: 720, bottom: 860 },
  panel: { left: 680, top: 40, right: 1040, bottom: 860 },
  plc: { left: 990, top: 40, right: 1564, bottom: 860 },
});

export const paper = "A4";

const loop = scrubber.loops["L-101"];
const [valve] = loop.final;
const fails = valveList.find(({ tag }) => tag === valve)?.fails;
const [lowest, highest] = loop.setPoints;

/** Left edges of the places that the loop runs through, up to the sheet's right edge. */
const bands = {
  Field: 36,
  "Junction box 1": 420,
  "Control panel, terminals -X2": 700,
  PLC: 1010,
  "Operator panel": 1300,
};
const edges = [...Object.values(bands), 1564];
const dividers = edges.slice(1, -1).map((x) => `M${x} 36V860`);

type Wired = {
  tag: string;
  what: string;
  detail: string;
  cable: string;
  multicore: string;
  terminals: readonly number[];
  card: string;
  fuse?: string;
  air?: string;
  y: number;
};

/** The two circuits: measurement above, valve below. Both wires of a pair have the pair's number. */
const circuits: readonly Wired[] = [
  {
    tag: "LT-101",
    what: "Radar, two wires, 24 V",
    detail: `${loop.range[0]} to ${loop.range[1]} ${loop.unit}, 4 to 20 mA`,
    fuse: "-F1, 0.1 A",
    cable: "W101",
    multicore: "W201, pair 1",
    terminals: [1, 2, 3],
    card: "Analog input",
    y: 270,
  },
  {
    tag: valve,
    what: "Positioner, 4 to 20 mA",
    detail: `${scrubber.devices[valve].service}; ${fails} without air`,
    air: "Air: 4 bar g, by filter regulator",
    cable: "W102",
    multicore: "W201, pair 2",
    terminals: [4, 5, 6],
    card: "Analog output",
    y: 590,
  },
];

const wire = { fill: "none", stroke: "var(--ink)", strokeWidth: 2.2 } as const;
const screen = { ...wire, stroke: "var(--line-strong)", strokeDasharray: "8 6" } as const;
const apart = 40;
const poles = ["+", "−"] as const;

const Terminals = ({ x, y, numbers }: { x: number; y: number; numbers: readonly number[] }) => (
  <g>
    <rect x={x - 24} y={y - 24} width={48} height={2 * apart + 48} {...wire} />
    {numbers.map((number, index) => (
      <g key={number}>
        <circle cx={x} cy={y + index * apart} r={15} {...wire} strokeWidth={1.5} fill="var(--paper)" />
        <Ink x={x} y={y + index * apart + 6} anchor="middle" words={number} />
      </g>
    ))}
  </g>
);

function Circuit({ tag, what, detail, cable, multicore, terminals, card, fuse, air, y }: Wired) {
  const [letters = "", number = ""] = tag.split("-");
  const { address = "" } = allSignals.find((signal) => signal.tag === tag) ?? {};
  const foot = y + 2 * apart;
  return (
    <g>
      {poles.map((pole, index) => (
        <path key={pole} d={`M230 ${y + index * apart}H1060`} {...wire} />
      ))}
      {[262, 1016].flatMap((x) =>
        poles.map((pole, index) => (
          <Text key={x + pole} x={x} y={y + index * apart - 8} fill="var(--accent)" words={address + pole} />
        )),
      )}
      {fuse && <path d={`M925 ${y - 9}h50v18h-50z`} {...wire} />}
      <Ink x={950} y={y - 20} anchor="middle" words={fuse} />
      {air && <path d={`M60 ${y + apart / 2}H104m-16-9l16 9-16 9`} {...wire} />}
      <Ink x={60} y={y + 172} words={air} />
      {/* The cable screen is earthed at the panel only, so that no current flows in it. */}
      <path d={`M300 ${foot}H855V${foot + 46}`} {...screen} />
      <path d={`M835 ${foot + 46}h40M841 ${foot + 54}h28M847 ${foot + 62}h16`} {...wire} />
      <circle cx={150} cy={y + apart / 2} r={46} {...wire} />
      <Ink x={150} y={y + apart / 2 - 6} anchor="middle" weight={600} words={letters} />
      <Ink x={150} y={y + apart / 2 + 20} anchor="middle" weight={600} words={number} />
      <rect x={206} y={y - 20} width={48} height={apart + 40} {...wire} fill="var(--paper)" />
      {poles.map((pole, index) => (
        <Ink key={pole} x={230} y={y + index * apart + 6} anchor="middle" words={pole} />
      ))}
      <Ink x={60} y={y + 116} words={what} />
      <Ink x={60} y={y + 144} words={detail} />
      <Note x={338} y={y - 14} anchor="middle" words={cable} />
      <Terminals x={560} y={y} numbers={terminals} />
      <Note x={692} y={y - 14} anchor="end" words={multicore} />
      <Terminals x={855} y={y} numbers={terminals} />
      <rect x={1060} y={y - 44} width={190} height={apart + 88} {...wire} />
      <Ink x={1155} y={y - 2} anchor="middle" weight={600} words={card} />
      <Ink x={1155} y={y + 30} anchor="middle" words={`Slot ${address.replace(".", ", channel ")}`} />
      <Ink x={1155} y={y + 62} anchor="middle" words={tag} />
    </g>
  );
}

/** Level loop of the recirculation tank: from the transmitter through terminals and I/O cards to the valve. */
export default function LoopDiagram() {
  return (
    <SampleSheet item="loop-diagram" title="Loop LIC-101, recirculation tank level">
      <path d={dividers.join("")} stroke="var(--line)" strokeWidth={1.5} />
      <path d="M36 92H1564" stroke="var(--ink)" strokeWidth={1.5} />
      {Object.entries(bands).map(([title, from], index) => (
        <Ink key={title} x={(from + (edges[index + 1] ?? 0)) / 2} y={72} anchor="middle" weight={600} words={title} />
      ))}
      {circuits.map((circuit) => (
        <Circuit key={circuit.tag} {...circuit} />
      ))}
      <path d="M1155 354V546M1155 450H1372" {...wire} strokeDasharray="14 6 3 6" />
      <circle cx={1418} cy={450} r={46} {...wire} />
      <rect x={1372} y={404} width={92} height={92} {...wire} />
      <path d="M1372 450H1464" {...wire} />
      <Ink x={1418} y={440} anchor="middle" weight={600} words="LIC" />
      <Ink x={1418} y={476} anchor="middle" weight={600} words="101" />
      <Lines
        x={1418}
        y={540}
        step={30}
        anchor="middle"
        fill="var(--ink)"
        words={[
          `Set point ${loop.setPoint} ${loop.unit}`,
          `${lowest} to ${highest} ${loop.unit} allowed`,
          ...Object.entries(loop.limits).map(([limit, value]) => `LA${limit}-101 ${value} ${loop.unit}`),
          `Interlock ${interlocksOf("L-101")}`,
        ]}
      />
      <path d="M36 860H1564" stroke="var(--line)" strokeWidth={1.5} />
      <Note
        x={60}
        y={890}
        as="P"
        words="Wires: slot, channel, pole. Screens are earthed at the panel alone. Tags, limits and channels are those of the P&ID and the I/O list."
      />
    </SampleSheet>
  );
}
