/** Devices on the doors of the control panel, mm: X from the panel's center, Z above the floor. */

/** Width and height of the operator panel's image of 1280 × 800 points, mm, and its diagonal, by which panels are named. */
export const glass = [217, 136] as const;
export const inches = Math.round(Math.hypot(...glass) / 25.4);

export interface DoorDevice {
  /** Designation by IEC 81346-2. */
  designation: string;
  device: string;
  x: number;
  z: number;
  /** Height above the floor of its designation: on the door a plate, on a sheet lettering. */
  mark: number;
  /** What its legend plate says, a line each; none if the device shows it itself. */
  legend: readonly string[];
}

/** Middle of the left and of the right door. */
export const [left, right] = [-300, 300] as const;
const pitch = 78;
const row = (
  z: number,
  mark: number,
  devices: readonly (readonly [designation: string, device: string, ...legend: string[]])[],
): DoorDevice[] =>
  devices.map(([designation, device, ...legend], index) => ({
    designation,
    device,
    legend,
    x: left - 2 * pitch + index * pitch,
    z,
    mark,
  }));

/** Lamps, and switches with the emergency stop at their end. */
export const lamps = row(1284, 1322, [
  ["-P1", "Lamp, green: pump P-101A runs", "P-101A", "RUN"],
  ["-P2", "Lamp, green: pump P-101B runs", "P-101B", "RUN"],
  ["-P3", "Lamp, white: supply on", "SUPPLY", "ON"],
  ["-P4", "Lamp, yellow: alarm", "ALARM"],
  ["-P5", "Lamp, red: trip", "TRIP"],
]);
export const switches = row(1160, 1211, [
  ["-S1", "Switch, local, off, remote: pump P-101A", "P-101A", "L-0-R"],
  ["-S2", "Switch, local, off, remote: pump P-101B", "P-101B", "L-0-R"],
  ["-S3", "Switch, local, off, remote: caustic pump P-102", "P-102", "L-0-R"],
  ["-S4", "Switch, local, off, remote: fan K-101", "K-101", "L-0-R"],
  ["-S5", "Emergency stop", "EMERGENCY", "STOP"],
]);
export const operatorPanel: DoorDevice = {
  designation: "-P6",
  device: `Operator panel, ${inches} inches`,
  x: left,
  z: 1500,
  mark: 1384,
  legend: [],
};
export const powerMeter: DoorDevice = {
  designation: "-P7",
  device: "Power meter",
  x: right,
  z: 1500,
  mark: 1573,
  legend: ["415 V", "INCOMER"],
};
export const mainSwitch: DoorDevice = {
  designation: "-Q1",
  device: "Main switch, lockable",
  x: right,
  z: 1250,
  mark: 1316,
  legend: ["MAIN", "SWITCH"],
};

export const doorDevices = [...lamps, ...switches, operatorPanel, powerMeter, mainSwitch] as const;
