/** Descriptions of the plant's items for parts lists, from the register. */
import { duty, equipment } from "../../../../packages/plant/scrubbing-system.ts";
import { venturiDrop } from "../../../../packages/plant/scrubbing-results.ts";

const grouped = (value: number) => value.toLocaleString("en-GB");

const { "C-101": tower, "VS-101": throat, "K-101": fan, "P-101A": pump, "STR-101A": screen } = equipment;

export const itemWords = {
  capacity: `${grouped(duty.gas)} m³/h`,
  tower: `${tower.service} C-101, packed, inside diameter ${grouped(tower.bore)}, bed ${grouped(tower.bed)}`,
  venturi: `${throat.service} VS-101, throat ${throat.throat}`,
  venturiDrop: `${Math.round(venturiDrop)} kPa`,
  pumps: `${pump.service} P-101A/B, ${pump.power} kW`,
  dayTank: `${equipment["T-102"].service} T-102`,
  metering: `${equipment["P-102"].service} P-102`,
  fan: `${fan.service} K-101, ${fan.power} kW`,
  screens: `Suction screen STR-101A/B, DN ${screen.bore}, ${screen.mesh} mm`,
} as const;
