import { type ReactNode, useState } from "react";

interface FoldProps {
  readonly id?: string;
  readonly className?: string;
  /** Whether it is unfolded when it first appears; from then on the user decides. */
  readonly open: boolean;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A part of a form that can be folded away. */
export function Fold({ id, className, open, summary, children }: FoldProps) {
  const [atFirst] = useState(open);
  return (
    <details id={id} className={className} open={atFirst}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
