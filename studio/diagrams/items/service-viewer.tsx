import { Paper, small } from "../drawing/Paper.tsx";
import { Ink, Lines, Note } from "../drawing/Text.tsx";
import { boxHeight, boxWidth, Firewall, NodeBox } from "../network/symbols.tsx";
import { conduits, type NodeName, nodes, zones } from "../plant/viewer-network.ts";

const size = 22;
const box = { width: (boxWidth * size) / 18, height: (boxHeight * size) / 18 };
const zoneWidth = 244;
const dashed = { fill: "none", stroke: "var(--line-strong)", strokeWidth: 2, strokeDasharray: "12 8" } as const;
const way = { fill: "none", stroke: "var(--accent)", strokeWidth: 5, markerEnd: "url(#to)" } as const;
/** Between two zones: wide enough for a firewall and its labels. */
const gap = 94;
const rows = [140, 342] as const;

/** Left upper corner of a node's box. */
function placeOf(name: NodeName): [x: number, y: number] {
  const node = nodes.find((one) => one.name === name);
  const left = zones.find((one) => one.name === node?.zone)?.left;
  if (!node || left === undefined) throw new Error(`There is no node ${name}`);
  return [left + (zoneWidth - box.width) / 2, rows[node.row]];
}

/** The way of values and alarms between two boxes, beside or above one another. */
function wayBetween(from: NodeName, to: NodeName): string {
  const [fromX, fromY] = placeOf(from);
  const [toX, toY] = placeOf(to);
  const [middle, half] = [fromX + box.width / 2, fromY + box.height / 2];
  if (fromY === toY) return `M${fromX + box.width} ${half}H${toX - 4}`;
  return fromY > toY ? `M${middle} ${fromY}V${toY + box.height + 4}` : `M${middle} ${fromY + box.height}V${toY - 4}`;
}

/** Where the company installs its viewer: the gateway reads from the plant, and writes nothing there. */
export default function ViewerNetwork() {
  return (
    <Paper size={small} fill="var(--paper)">
      <defs>
        <marker
          id="to"
          viewBox="0 0 12 12"
          refX={10}
          refY={6}
          markerWidth={18}
          markerHeight={18}
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0L12 6L0 12z" fill="var(--accent)" />
        </marker>
      </defs>
      {zones.map(({ name, title, left }) => (
        <g key={name}>
          <rect x={left} y={20} width={zoneWidth} height={458} {...dashed} />
          <Ink x={left + 15} y={62} size={28} weight={600} words={title} />
        </g>
      ))}
      {conduits.map(({ from, to }) => (
        <path key={from} d={wayBetween(from, to)} {...way} />
      ))}
      {nodes.map(({ name, note, kind }) => (
        <NodeBox key={name} node={{ name, note, kind, at: placeOf(name) }} size={size} />
      ))}
      {conduits.map((conduit) => {
        if (!("through" in conduit)) return null;
        const [x, y] = placeOf(conduit.to);
        const [middle, half] = [x - (zoneWidth - box.width) / 2 - gap / 2, y + box.height / 2];
        return (
          <g key={conduit.through}>
            <Firewall x={middle} y={half} name={conduit.through} label="above" size={size} />
            <Ink x={middle} y={half + 52} size={22} anchor="middle" words={conduit.by} />
          </g>
        );
      })}
      <Note x={711} y={184} size={22} words="Screens, trends, alarms" />
      <Lines
        x={20}
        y={524}
        step={38}
        size={24}
        fill="var(--ink)"
        words={[
          "FW-2 passes one session, signed and encrypted, by which the gateway reads.",
          "FW-1 passes HTTPS to the viewer, and no session to the plant.",
        ]}
      />
    </Paper>
  );
}
