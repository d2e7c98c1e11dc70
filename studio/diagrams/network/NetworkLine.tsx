import { Ink } from "../drawing/Text.tsx";
import { networks, nodes } from "../plant/network.ts";
import type { NetworkName } from "../plant/network.ts";
import { boxHeight, boxWidth } from "./NodeBox.tsx";

/** A position for the network's name that is clear of the drops. */
function labelPlace(name: NetworkName) {
  const { y, x } = networks[name];
  if (name === "control-a") return { x: 590, y: 422, anchor: "start" } as const;
  if (name === "control-b") return { x: 1050, y: 422, anchor: "start" } as const;
  if (name.endsWith("-io")) return { x: x[1], y: y - 12, anchor: "end" } as const;
  return { x: x[0] + 4, y: y + 26, anchor: "start" } as const;
}

/** A network as a line with its address, and a drop to every node on it. */
export function NetworkLine({ name }: { name: NetworkName }) {
  const { title, prefix, y, x } = networks[name];
  const place = labelPlace(name);
  const members = nodes.filter((node) => node.on.includes(name));
  return (
    <g>
      <path d={`M${x[0]} ${y}H${x[1]}`} stroke="var(--accent)" strokeWidth={4} />
      {members.map((node) => {
        const above = node.at[1] < y;
        const at = node.at[0] + boxWidth / 2 + (name === "control-a" ? -14 : name === "control-b" ? 14 : 0);
        return (
          <g key={node.name}>
            <path
              d={`M${at} ${above ? node.at[1] + boxHeight : node.at[1]}V${y}`}
              stroke="var(--accent)"
              strokeWidth={2.2}
            />
            <circle cx={at} cy={y} r={5} fill="var(--accent)" />
          </g>
        );
      })}
      <Ink x={place.x} y={place.y} anchor={place.anchor} words={`${title}, ${prefix}.0/24`} />
    </g>
  );
}
