import { Ink, Lines, Note } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { designation } from "../../models/panels/parts/mcc-feeders.ts";
import { boxHeight, boxWidth, Firewall, NodeBox, Switch } from "../network/symbols.tsx";
import { firewalls, levels, type NetworkName, networks, nodes, points, switches } from "../plant/network.ts";
import { reactorUnit } from "../plant/registers/batch-reactor.ts";
import { highPressureSupply } from "../plant/water.ts";
import { Sheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  water: { left: 190, top: 470, right: 800, bottom: 850 },
  boiler: { left: 790, top: 470, right: 1190, bottom: 850 },
  reactor: { left: 1110, top: 470, right: 1564, bottom: 850 },
});

const field = [
  { x: 261, lines: ["P-101A–C, F-115A–E", "FT-101, AT-118"] },
  { x: 457, lines: ["FT-141, FV-141", "LT-140, LT-160"] },
  { x: 653, lines: ["P-141A, P-141B", "P-124A, P-124B"] },
  { x: 941, lines: ["Burner, flame BE-201", "FT-205, PT-201, LT-201"] },
  { x: 1255, lines: ["TT-301, TT-302", "FT-310, XV-311"] },
  { x: 1451, lines: ["Agitator M-301", `${reactorUnit.devices["M-301"].power} kW`] },
];

/** The control networks lie close together, so that their lines are also lettered. */
const letters: Partial<Record<NetworkName, string>> = { "control-a": "A", "control-b": "B" };

/** A position for the network's name that is clear of the drops. */
function labelPlace(name: NetworkName) {
  const { y, x } = networks[name];
  if (name === "control-a") return { x: 590, y: 472, anchor: "start" } as const;
  if (name === "control-b") return { x: 1050, y: 472, anchor: "start" } as const;
  if (name.endsWith("-io")) return { x: x[1], y: y - 12, anchor: "end" } as const;
  return { x: 800, y: y - 12, anchor: "start" } as const;
}

/**
 * Center of a firewall on the drawing. Its ports are beside the center, each with a line of its own: what comes from the
 * firewall above ends on the network, and what goes to the next one begins there.
 */
const firewallX = 1516;
const firewallY = { "FW-1": 197, "FW-2": 292 } as const;
const port = 12;
type FirewallName = keyof typeof firewalls;
const portsOf = (name: FirewallName) => {
  const { above, below } = firewalls[name];
  return [
    { network: above, x: firewallX + port },
    ...below.map((network, index) => ({ network, x: firewallX + (2 * index - 1) * port })),
  ];
};
const firewallNames = Object.keys(firewalls) as FirewallName[];

/** A network as a line with its address, and a drop to every node on it. */
function NetworkLine({ name }: { name: NetworkName }) {
  const { title, prefix, y, x } = networks[name];
  const place = labelPlace(name);
  const members = nodes.filter((node) => node.on.includes(name));
  return (
    <g>
      <path d={`M${x[0]} ${y}H${x[1]}`} stroke="var(--accent)" strokeWidth={4} />
      {members.map((node) => {
        const [left, top] = node.at;
        const at = left + boxWidth / 2 + (name === "control-a" ? -14 : name === "control-b" ? 14 : 0);
        const edge = top < y ? top + boxHeight : top;
        return (
          <g key={node.name}>
            <path d={`M${at} ${edge}V${y}`} stroke="var(--accent)" strokeWidth={2.2} />
            <circle cx={at} cy={y} r={5} fill="var(--accent)" />
          </g>
        );
      })}
      <Ink x={place.x} y={place.y} anchor={place.anchor} words={`${title}, ${prefix}.0/24`} />
      <Ink x={x[0] - 10} y={y + 6} anchor="end" weight={600} words={letters[name]} />
    </g>
  );
}

export default function ControlSystemArchitecture() {
  const total = points.reduce((sum, { count }) => sum + count, 0);
  return (
    <Sheet
      title="Control system architecture"
      subject={`${total} points, two control networks`}
      item="control-system-architecture"
    >
      {[149, 271, 484, 638, 742].map((y) => (
        <path key={y} d={`M40 ${y}H1400`} stroke="var(--line)" strokeWidth={1.5} strokeDasharray="10 8" />
      ))}
      {Object.values(levels).map(({ title, y }) => (
        <Note key={title} x={52} y={y} weight={600} words={title} />
      ))}
      {firewallNames.map((name) =>
        portsOf(name).map(({ network, x }) => (
          <g key={`${name} ${network}`}>
            <path d={`M${x} ${firewallY[name]}V${networks[network].y}`} stroke="var(--accent)" strokeWidth={4} />
            <circle cx={x} cy={networks[network].y} r={6} fill="var(--accent)" />
          </g>
        )),
      )}
      {(Object.keys(networks) as NetworkName[]).map((name) => (
        <NetworkLine key={name} name={name} />
      ))}
      {Object.entries(switches).map(([name, on]) => (
        <Switch key={name} x={1448} y={networks[on].y} name={name} />
      ))}
      {firewallNames.map((name) => (
        <Firewall key={name} x={firewallX} y={firewallY[name]} name={name} label="left" />
      ))}
      <Lines
        x={800}
        y={186}
        step={25}
        fill="var(--ink-soft)"
        words={["No session passes both firewalls: each one ends in the DMZ.", "SW: managed switches."]}
      />
      {nodes.map((node) => (
        <NodeBox key={node.name} node={node} />
      ))}
      <path d="M412 524H464M412 536H464" stroke="var(--ink)" strokeWidth={2.2} />
      <Note x={440} y={588} anchor="middle" words="state copied every scan" />
      {points.map(({ area, count, x }) => (
        <Note key={area} x={x} y={560} words={`${count} points`} />
      ))}
      {field.map(({ x, lines }) => (
        <g key={x}>
          <path d={`M${x} ${652 + boxHeight}V764`} stroke="var(--ink)" strokeWidth={2.2} />
          <circle cx={x} cy={770} r={6} fill="none" stroke="var(--ink)" strokeWidth={2.2} />
          <Lines x={x} y={798} step={25} anchor="middle" fill="var(--ink)" words={lines} />
        </g>
      ))}
      <Note
        x={160}
        y={860}
        words={`${highPressureSupply} Starters of K-203 and P-205A in ${designation} are wired to Remote I/O 3, that of P-302 to Remote I/O 4.`}
      />
      <Note
        x={160}
        y={886}
        words="Analog signals 4–20 mA with HART. Burner trips are wired, beside the network. Clocks follow one time server."
      />
    </Sheet>
  );
}
