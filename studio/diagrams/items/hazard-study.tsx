import { HazardSheet, hazardTable, hazardViews } from "../report/HazardSheet.tsx";

const shown = ["gas", "liquor"] as const;

export const views = hazardViews;

export const paper = "A4";

/** For download as CSV. */
export const table = hazardTable(shown);

export default function HazardStudy() {
  return <HazardSheet item="hazard-study" sheet="Sheet 1 of 2" shown={shown} />;
}
