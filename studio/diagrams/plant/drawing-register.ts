/**
 * Drawing numbers by item: OS operator screen, AR architecture, EL electrical, PL program listing, RP report, SK sketch
 * for the website, PI piping and instrumentation, VL valve list, IO inputs and outputs, CE cause and effect, HS hazard
 * study, LD loop diagram, DS data sheet, IS isometric, FR test record.
 */
export const drawingNumber: Readonly<Record<string, string>> = {
  "water-treatment-overview": "IA-OS-100",
  desalination: "IA-OS-110",
  "reverse-osmosis-train": "IA-OS-121",
  "batch-reactor-control": "IA-OS-301",
  "boiler-burner-control": "IA-OS-201",
  "alarm-summary": "IA-OS-901",
  "historical-trends": "IA-OS-902",
  "batch-report": "IA-RP-301",
  "control-system-architecture": "IA-AR-001",
  "wiring-schematics": "IA-EL-141",
  "ladder-example-pump-sequence": "IA-PL-141",
  "ladder-example-analog-pid": "IA-PL-142",
  "service-dcs": "IA-OS-411",
  "service-viewer": "IA-AR-002",
  "service-scada": "IA-OS-500",
  "service-hmi": "IA-OS-610",
  "services-software": "IA-OS-701",
  "services-detail-engineering": "SCR-101-PI-001",
  "timeline-1996": "IA-SK-014",
  "timeline-2017": "IA-OS-801",
  "valve-list": "SCR-101-VL-001",
  "io-list": "SCR-101-IO-001",
  "cause-and-effect": "IA-CE-201",
  "scrubber-cause-and-effect": "SCR-101-CE-001",
  "hazard-study": "SCR-101-HS-001",
  "hazard-study-2": "SCR-101-HS-001",
  "loop-diagram": "SCR-101-LD-101",
  "instrument-data-sheet": "SCR-101-DS-102",
  "single-line-diagram": "SCR-101-EL-001",
  "piping-isometric": "SCR-101-IS-112",
  "fat-record": "IA-FR-201",
};
