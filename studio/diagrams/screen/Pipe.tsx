type PipeProps = { d: string; main?: boolean; arrow?: readonly [x: number, y: number, turn: number] };

/** A process line; the arrow's rotation is in degrees, 0 pointing right. */
export function Pipe({ d, main = true, arrow }: PipeProps) {
  return (
    <g>
      <path d={d} fill="none" stroke="var(--pipe)" strokeWidth={main ? 4 : 2.5} strokeLinejoin="round" />
      {arrow && (
        <path
          d="M-9-8L9 0L-9 8z"
          fill="var(--pipe)"
          transform={`translate(${arrow[0]} ${arrow[1]}) rotate(${arrow[2]})`}
        />
      )}
    </g>
  );
}

/** A signal line to or from an instrument. */
export function Signal({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--label)" strokeWidth={1.5} strokeDasharray="6 5" />;
}
