/** Drawing numbers, by item: OS operator screen, AR architecture, EL electrical, PL program listing, RP report. */
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
};
