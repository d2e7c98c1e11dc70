import type { ReactNode } from "react";
import { drawingNumber } from "../plant/drawing-register.ts";
import { Sheet } from "./Sheet.tsx";

type SampleSheetProps = { item: string; title: string; children: ReactNode };

/** The sheet of a sample deliverable; its title block says that it is a sample. */
export const SampleSheet = ({ item, title, children }: SampleSheetProps) => (
  <Sheet title={title} subject="Sample, not for construction" drawing={drawingNumber[item] ?? ""} sheet="Sheet 1 of 1">
    {children}
  </Sheet>
);
