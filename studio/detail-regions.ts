/** What of a drawing a narrow screen shows: upper left corner and width, in the drawing's own units; its proportions are the drawing's. */
export interface Region {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** How wide a narrow screen shows a drawing, in CSS pixels: a phone's 390 less the page's margins. */
export const shownWidth = 352;

const diagram = (x: number, y: number, width = 750): Region => ({ x, y, width });
const sheet = (x: number, y: number): Region => ({ x, y, width: 440 });

/**
 * The most telling part of each drawing whose lettering is too small for a phone when it is shown whole. The widths are
 * such that lettering of 17 units on a diagram, and of 2.6 mm on a sheet, is eight CSS pixels high.
 */
export const regions: Readonly<Record<string, Region>> = {
  "alarm-summary": diagram(0, 157, 720),
  "batch-reactor-control": diagram(375, 230, 690),
  "batch-report": diagram(790, 103, 770),
  "boiler-burner-control": diagram(520, 156, 645),
  "control-system-architecture": diagram(155, 203, 697),
  desalination: diagram(62, 62, 684),
  "historical-trends": diagram(0, 64),
  "ladder-example-analog-pid": diagram(775, 5, 720),
  "ladder-example-pump-sequence": diagram(5, 20, 790),
  "reverse-osmosis-train": diagram(660, 160, 606),
  "services-detail-engineering": diagram(0, 0, 776),
  "services-software": diagram(0, 440, 820),
  "water-treatment-overview": diagram(0, 158, 653),
  "wiring-schematics": diagram(40, 0, 670),
  "chemical-dosing-skid-sheet": sheet(1050, 130),
  "dry-gas-seal-skid-sheet": sheet(115, 585),
  "equipment-layout-sheet": sheet(95, 225),
  "heat-exchanger-skid-sheet": sheet(420, 615),
  "lube-oil-console-sheet": sheet(245, 675),
  "pipe-rack-sheet": sheet(180, 255),
  "piping-layout-sheet": sheet(110, 680),
  "pressure-vessel-sheet": sheet(330, 625),
  "process-plant-sheet": sheet(80, 650),
  "pump-skid-sheet": sheet(220, 690),
  "structural-steel-platforms-sheet": sheet(85, 600),
  "tank-farm-sheet": sheet(655, 365),
  "timeline-2010-sheet": sheet(95, 748),
};

/** The region that a detail shows, by the detail's own name. */
export const regionOf = (detail: string): Region | undefined => regions[detail.replace(/-detail$/, "")];
