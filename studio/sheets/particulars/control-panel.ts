import type { Label, Particulars } from "../particulars.ts";

/** Devices on the doors with their designations by IEC 81346-2, and where those stand: x and z in mm. */
const devices: readonly (readonly [designation: string, device: string, x: number, z: number])[] = [
  ["-P1", "Lamp, green: pump P-101A runs", -456, 1310],
  ["-P2", "Lamp, green: pump P-101B runs", -378, 1310],
  ["-P3", "Lamp, white: supply on", -300, 1310],
  ["-P4", "Lamp, yellow: alarm", -222, 1310],
  ["-P5", "Lamp, red: trip", -144, 1310],
  ["-S1", "Switch, local, off, remote: pump P-101A", -456, 1100],
  ["-S2", "Switch, local, off, remote: pump P-101B", -378, 1100],
  ["-S3", "Switch, local, off, remote: caustic pump P-102", -300, 1100],
  ["-S4", "Switch, local, off, remote: fan K-101", -222, 1100],
  ["-S5", "Emergency stop", -144, 1100],
  ["-P6", "Operator panel, nine inches", -300, 1385],
  ["-P7", "Power meter", 300, 1580],
  ["-Q1", "Main switch, lockable", 300, 1180],
];

export default (): Particulars => ({
  tables: [
    {
      title: "DEVICES ON THE DOORS",
      columns: [
        ["DESIGNATION", 22],
        ["DEVICE", 98],
      ],
      rows: devices.map(([designation, device]) => [designation, device]),
    },
  ],
  labels: devices.map(([words, , x, z]): Label => ({ view: "front", at: [x, 0, z], words })),
});
