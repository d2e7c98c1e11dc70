import type { Material } from "../kit/materials.ts";

const [steel, stainless, polypropylene, copper] = [7850, 7930, 905, 8960];

/**
 * Density of what a material stands for, kg/m³, from the usual tables of materials. Machines and cabinets are modelled
 * as their outer shape, mostly hollow in reality: they have a mean density, of a pump 5,000, of a motor 4,000, of
 * devices 1,200.
 */
const densities: Partial<Record<Material, number>> = {
  polypropylene,
  cut: polypropylene,
  packing: polypropylene,
  bed: 110,
  internals: polypropylene,
  liquid: 1000,
  stainless,
  brushed: stainless,
  mesh: stainless,
  brass: 8500,
  copper,
  pump: 5000,
  motor: 4000,
  rubber: 1300,
  concrete: 2400,
  paint: 1200,
  plinth: 1200,
  dial: 1200,
  ink: 1200,
  green: 1200,
  nameplate: 2700,
};

const isDevice = (material: Material) => /^(?:screen|face|meter)/.test(material);

/** Density of a material, kg/m³; steel where nothing else is known. */
export const densityOf = (material: Material): number => densities[material] ?? (isDevice(material) ? 1200 : steel);
