import type { Port } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import { gasRack, type SealGasHeaders } from "./seal-gas-headers.ts";

const { plane, entry, leaving, filterX, headerX, foot, upper } = gasRack;

/**
 * Lines from the gas inlets through filters, control valve and regulator to the headers, and impulse lines to the
 * gauges.
 */
export const sealGasPiping = (
  { supply, filter, control, header, nitrogen, regulator }: SealGasHeaders,
  nitrogenIn: Port,
  board: Record<"supply" | "header" | "nitrogen", Port>,
) => {
  const { x: tapX } = supply.pressure.position;
  const dials = { supply: board.supply.position, header: board.header.position, nitrogen: board.nitrogen.position };
  return [
    ...route("gas to the filters", supply.outlet, filter.inlet, [[filterX, plane, entry]]),
    ...route("gas from the filters", filter.outlet, control.inlet, [[filterX, plane, leaving]]),
    ...route("gas to the header", control.outlet, header.feed),
    ...route("nitrogen to the regulator", nitrogenIn, regulator.inlet),
    ...route("nitrogen to the header", regulator.outlet, nitrogen.feed),
    ...route("impulse line of the supply", supply.pressure, board.supply, [
      [tapX, 290, entry],
      [tapX, 290, dials.supply.z],
      [dials.supply.x, 290, dials.supply.z],
    ]),
    ...route("impulse line of the header", header.pressure, board.header, [
      [headerX, 320, foot + 555],
      [headerX, 320, dials.header.z],
      [dials.header.x, 320, dials.header.z],
    ]),
    ...route("impulse line of the nitrogen", nitrogen.pressure, board.nitrogen, [
      [headerX, 255, upper + 205],
      [dials.nitrogen.x, 255, upper + 205],
      [dials.nitrogen.x, 255, dials.nitrogen.z],
    ]),
  ];
};
