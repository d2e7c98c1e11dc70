import type { ReactNode } from "react";
import { Text } from "../drawing/Text.tsx";
import { Sheet } from "./Sheet.tsx";

type SampleSheetProps = { item: string; title: string; children: ReactNode };

/** The sheet of a sample deliverable, which says in its title block, and large behind what it shows, that it is one. */
export const SampleSheet = ({ item, title, children }: SampleSheetProps) => (
  <Sheet item={item} title={title} subject="Sample, not for construction" sheet="Sheet 1 of 1">
    <g transform="translate(800 660) rotate(-24)">
      <Text x={0} y={0} size={300} weight={600} anchor="middle" fill="var(--screen)" words="SAMPLE" />
    </g>
    {children}
  </Sheet>
);
