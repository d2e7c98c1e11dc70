/** Sizing of the scrubbing system: what the register says of it, and what follows. */
import { duty, equipment, lines } from "../../../../packages/plant/scrubbing-system.ts";
import { suction, venturiDrop as drop } from "../../../../packages/plant/scrubbing-results.ts";

export { suction };

/** Dryer exhaust, liquor over the packed bed and into the venturi, m³/h. */
export const { gas: gasFlow, toTower: towerLiquor, toVenturi: venturiLiquor, throat: throatBore, bed: bedDrop } = duty;
/** Inside diameter of the tower and depth of its packed bed, mm. */
export const { bore: towerBore, bed: bedDepth } = equipment["C-101"];
/** Bore of the gas duct, mm. */
export const ductBore = lines.rawGas.bore;
/** Skid length, width and height, mm. */
export const skidSize = [6000, 2400, 2900] as const;

const area = (bore: number) => (Math.PI / 4) * (bore / 1000) ** 2;

/** Mean velocity in a circular cross-section, m/s, from m³/h and mm. */
export const velocity = (flow: number, bore: number) => flow / 3600 / area(bore);

/** Venturi pressure drop by Calvert's limit, kPa. */
export const venturiDrop = () => drop;

/** By how much the design pressure exceeds the suction, and the pressure that a dryer blows with while the fan stands, kPa. */
const [margin, blown] = [0.1, 1] as const;
/** Design pressure of what the gas passes before the fan, against the air, in words. */
export const designPressureWords = `−${Math.ceil((1 + margin) * suction)} to +${blown} kPa`;
/** How the design pressure follows from the suction, in words. */
export const designPressureBasis = `${suction.toFixed(1)} kPa suction and ${100 * margin} %`;
