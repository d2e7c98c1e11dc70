import { HazardSheet, hazardTable, hazardViews } from "../report/HazardSheet.tsx";

const shown = ["caustic", "water", "utilities", "work"] as const;

export const views = hazardViews;

export const paper = "A4";

/** For download as CSV. */
export const table = hazardTable(shown);

export default function SecondSheetOfHazardStudy() {
  return (
    <HazardSheet
      item="hazard-study-2"
      sheet="Sheet 2 of 2"
      shown={shown}
      note="Guide words by IEC 61882:2016. Trips and alarms are those of SCR-101-CE-001. Risks are ranked, and safety integrity levels (SIL) allocated, by the client’s matrix."
    />
  );
}
