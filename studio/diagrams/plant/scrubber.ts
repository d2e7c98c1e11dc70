// Streams of the scrubbing system at design load, from the duty of the register. kg/h, °C, kPa; concentrations in mg per dry
// normal cubic meter.
import { venturiDrop } from "../../../packages/plant/scrubbing-results.ts";
import { duty } from "../../../packages/plant/scrubbing-system.ts";

const kelvin = 273.15;
const atmosphere = 101.3;
const normalDensity = 1.293;
export const temperature = { dryer: duty.hot, clean: duty.clean, water: 25 } as const;
const behind = atmosphere - venturiDrop - duty.bed;

/** Saturation pressure of water by the Magnus formula, kPa. */
const saturation = (celsius: number) => 0.61094 * Math.exp((17.625 * celsius) / (celsius + 243.04));
/** Enthalpy in kJ per kg of dry gas, at a temperature and a humidity in kg/kg. */
const enthalpy = (celsius: number, humidity: number) => 1.006 * celsius + humidity * (2501 + 1.86 * celsius);

const humidityOut = (0.622 * saturation(temperature.clean)) / (behind - saturation(temperature.clean));
/** The gas is cooled by evaporation only, so it leaves saturated and with its inlet enthalpy. */
const humidityIn =
  (enthalpy(temperature.clean, humidityOut) - 1.006 * temperature.dryer) / (2501 + 1.86 * temperature.dryer);

/** m³ of moist gas per kg of dry gas. */
const volume = (celsius: number, pressure: number, humidity: number) =>
  ((0.287 * (celsius + kelvin)) / pressure) * (1 + humidity / 0.622);
const dryGas = duty.gas / volume(temperature.dryer, atmosphere, humidityIn);
const normalFlow = dryGas / normalDensity;

export const acid = { in: duty.acidIn, out: duty.acidOut } as const;
const dust = { in: duty.dustIn, out: duty.dustOut } as const;
const load = (concentration: number) => (normalFlow * concentration) / 1e6;
const absorbed = load(acid.in - acid.out);
const caught = load(dust.in - dust.out);
/** Molar masses of hydrogen chloride, caustic soda, water and salt. */
const molar = { acid: 36.46, caustic: 40, water: 18.02, salt: 58.44 } as const;
export const causticStrength = 0.32;
/** Mass fraction of salt in the liquor, which blow-down holds there. */
export const saltInBlowDown = 0.06;
const caustic = (absorbed * molar.caustic) / molar.acid / causticStrength;
const salt = (absorbed * molar.salt) / molar.acid;
const blowDown = salt / saltInBlowDown;
const gasIn = dryGas * (1 + humidityIn) + load(acid.in) + load(dust.in);
const gasOut = dryGas * (1 + humidityOut) + load(acid.out) + load(dust.out);
const makeUp = gasOut + blowDown - gasIn - caustic;

/** Water entering as vapor, with the caustic, from the reaction and as make-up, and leaving as vapor and blowdown. */
export const waterBalance = {
  in: dryGas * humidityIn + caustic * (1 - causticStrength) + (absorbed * molar.water) / molar.acid + makeUp,
  out: dryGas * humidityOut + blowDown - salt - caught,
} as const;

/** kg/m³ of water with salt at a temperature and atmospheric pressure (Batzle and Wang, 1992). */
export const brine = (celsius: number, fraction: number): number => {
  const water = 1 - 80e-6 * celsius - 3.3e-6 * celsius ** 2 + 1.75e-9 * celsius ** 3;
  return 1000 * (water + fraction * (0.668 + 0.44 * fraction + 1e-6 * celsius * (80 + 3 * celsius - 3300 * fraction)));
};
/** kg/m³; of the liquor without the dust in it, whose density nobody has measured. */
const density = { liquor: brine(temperature.clean, saltInBlowDown), caustic: 1350, water: brine(temperature.water, 0) };
export type Stream = { number: number; name: string; mass: number; volume: number; temperature: number; acid?: number };

const liquid = (number: number, name: string, mass: number, of: keyof typeof density, celsius: number): Stream => ({
  number,
  name,
  mass,
  volume: mass / density[of],
  temperature: celsius,
});

export const streams: readonly Stream[] = [
  { number: 1, name: "Dryer gas", mass: gasIn, volume: duty.gas, temperature: temperature.dryer, acid: acid.in },
  {
    number: 2,
    name: "Clean gas",
    mass: gasOut,
    volume: dryGas * volume(temperature.clean, behind, humidityOut),
    temperature: temperature.clean,
    acid: acid.out,
  },
  liquid(3, "To tower", duty.toTower * density.liquor, "liquor", temperature.clean),
  liquid(4, "To venturi", duty.toVenturi * density.liquor, "liquor", temperature.clean),
  liquid(5, `Caustic ${100 * causticStrength} %`, caustic, "caustic", temperature.water),
  liquid(6, "Make-up", makeUp, "water", temperature.water),
  liquid(7, "Blow-down", blowDown, "liquor", temperature.clean),
];
