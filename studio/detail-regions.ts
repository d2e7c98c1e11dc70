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
  "alarm-summary": diagram(0, 180),
  "batch-reactor-control": diagram(375, 220),
  "batch-report": diagram(785, 130, 790),
  "boiler-burner-control": diagram(500, 170),
  "control-system-architecture": diagram(155, 235),
  desalination: diagram(0, 110),
  "historical-trends": diagram(0, 60),
  "ladder-example-analog-pid": diagram(835, 35),
  "ladder-example-pump-sequence": diagram(45, 45),
  "reverse-osmosis-train": diagram(600, 170),
  "services-detail-engineering": diagram(40, 90),
  "services-software": diagram(10, 425, 790),
  "water-treatment-overview": diagram(0, 180),
  "wiring-schematics": diagram(40, 40),
  "chemical-dosing-skid-sheet": sheet(1070, 165),
  "dry-gas-seal-skid-sheet": sheet(115, 585),
  "equipment-layout-sheet": sheet(95, 225),
  "heat-exchanger-skid-sheet": sheet(420, 615),
  "lube-oil-console-sheet": sheet(245, 700),
  "pipe-rack-sheet": sheet(180, 255),
  "piping-layout-sheet": sheet(130, 690),
  "pressure-vessel-sheet": sheet(330, 625),
  "process-plant-sheet": sheet(105, 660),
  "pump-skid-sheet": sheet(220, 690),
  "structural-steel-platforms-sheet": sheet(110, 600),
  "tank-farm-sheet": sheet(655, 365),
  "timeline-2010-sheet": sheet(1060, 260),
};
