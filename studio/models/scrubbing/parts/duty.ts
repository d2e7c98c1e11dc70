/**
 * Sizing of the scrubbing system: the values of content/pages/success/scrubbingsystem.md, and those derived from them.
 */

/** Dryer exhaust, m³/h. */
export const gasFlow = 12_000;
/** Liquor over the packed bed, m³/h. */
export const towerLiquor = 40;
/** Liquor into the venturi, m³/h: 1 L per m³ of gas. */
export const venturiLiquor = 12;
/** Inside diameter of the tower, mm. */
export const towerBore = 1600;
/** Depth of the packed bed, mm. */
export const bedDepth = 2500;
/** Bore of the gas duct and of the venturi's throat, mm. */
export const ductBore = 560;
export const throatBore = 260;
/** Pressure drop of the packed bed, and draft at the dryer, kPa. */
export const bedDrop = 0.8;
export const draft = 0.5;
/** Skid length, width and height, mm. */
export const skidSize = [6000, 2400, 2900] as const;

const area = (bore: number) => (Math.PI / 4) * (bore / 1000) ** 2;

/** Mean velocity in a circular cross-section, m/s, from m³/h and mm. */
export const velocity = (flow: number, bore: number) => flow / 3600 / area(bore);

/** Venturi pressure drop by Calvert's limit, kPa: liquid density × gas velocity² × liquid-to-gas ratio. */
export const venturiDrop = () => (1000 * velocity(gasFlow, throatBore) ** 2 * (venturiLiquor / gasFlow)) / 1000;

/** Suction at the fan, kPa. */
export const suction = draft + venturiDrop() + bedDrop;
/** By how much the design pressure exceeds it, and the pressure that a dryer blows with while the fan stands, kPa. */
const [margin, blown] = [0.1, 1] as const;
/** Design pressure of what the gas passes before the fan, against the air, in words. */
export const designPressureWords = `−${Math.ceil((1 + margin) * suction)} to +${blown} kPa`;
/** How the design pressure follows from the suction, in words. */
export const designPressureBasis = `${suction.toFixed(1)} kPa suction and ${100 * margin} %`;
