import { Ink } from "../drawing/Text.tsx";
import type { Load, RelayContact } from "./circuit.ts";

export const ink = { fill: "none", stroke: "var(--ink)", strokeWidth: 2.4, strokeLinecap: "round" } as const;

/** Half the width of a contact: wires end at this distance from its centre. */
export const reach = 17;
export const radius = 25;

/**
 * The float hangs below the blade. When it is lifted, it closes a contact that is open at rest, or opens one that is
 * closed.
 */
const blade = (restsClosed: boolean) => (restsClosed ? "M-13-3L18-7M2-5V9" : "M-13 2L15 9M2 6V9");

/** Contact with its tag above, drawn with the device at rest. Origin: centre of the contact, on its line. */
export function ContactSymbol({ x, y, of }: { x: number; y: number; of: RelayContact }) {
  const { tag, shape, restsClosed = false, note } = of;
  const hand = shape === "selector";
  return (
    <g transform={`translate(${x} ${y})`}>
      {shape === "relay" || shape === "overload" ? (
        <path d={`M${-reach} 0H-8M8 0H${reach}M-8-14V14M8-14V14${restsClosed ? "M-12 13L12-13" : ""}`} {...ink} />
      ) : (
        <>
          <path d={hand ? "M-13-3L12-14M-2-9V-16" : blade(restsClosed)} {...ink} />
          {[-17, 17].map((at) => (
            <circle key={at} cx={at} r={4} {...ink} fill="var(--paper)" />
          ))}
          {!hand && <circle cx={2} cy={14} r={5} {...ink} />}
        </>
      )}
      <Ink x={0} y={-21} size={22} anchor="middle" words={note ? `${tag} ${note}` : tag} />
    </g>
  );
}

/** Coil or lamp with its tag inside. */
export function LoadSymbol({ x, y, of }: { x: number; y: number; of: Load }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={of.kind === "coil" ? radius : 17} {...ink} />
      {of.kind === "lamp" && (
        <path d="M-12-12L-19-19M12-12L19-19M-12 12L-19 19M12 12L19 19M-25 0H-17M17 0H25" {...ink} />
      )}
      <Ink x={0} y={8} size={22} anchor="middle" words={of.colour ?? of.tag} />
    </g>
  );
}
