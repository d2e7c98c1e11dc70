/** Appearance of a material: sRGB color, metallic and roughness from 0 to 1. */
interface Surface {
  rgb: readonly [number, number, number];
  metallic: number;
  roughness: number;
  /** Emission of an image on the material, as a fraction of its colors; 0 for print. */
  glow?: number;
}

/** Materials by name. Dark steel is lighter than real paint, so that it stands out against the dark theme. */
export const materials = {
  polypropylene: { rgb: [203, 200, 186], metallic: 0, roughness: 0.42 },
  frp: { rgb: [196, 198, 168], metallic: 0, roughness: 0.34 },
  cut: { rgb: [36, 118, 196], metallic: 0, roughness: 0.5 },
  packing: { rgb: [104, 160, 188], metallic: 0, roughness: 0.48 },
  bed: { rgb: [58, 104, 132], metallic: 0, roughness: 0.7 },
  liquid: { rgb: [122, 168, 184], metallic: 0, roughness: 0.12 },
  internals: { rgb: [232, 230, 222], metallic: 0, roughness: 0.45 },
  stainless: { rgb: [196, 198, 200], metallic: 1, roughness: 0.3 },
  brushed: { rgb: [188, 191, 194], metallic: 0.85, roughness: 0.44 },
  knitted: { rgb: [204, 208, 212], metallic: 0.7, roughness: 0.36 },
  pad: { rgb: [88, 94, 101], metallic: 0.2, roughness: 0.8 },
  mesh: { rgb: [196, 200, 204], metallic: 0.7, roughness: 0.4 },
  galvanised: { rgb: [164, 168, 171], metallic: 0.8, roughness: 0.5 },
  pipework: { rgb: [172, 179, 184], metallic: 0, roughness: 0.4 },
  brass: { rgb: [196, 150, 88], metallic: 0.9, roughness: 0.35 },
  copper: { rgb: [184, 120, 88], metallic: 0.8, roughness: 0.35 },
  steel: { rgb: [84, 95, 106], metallic: 0, roughness: 0.46 },
  deck: { rgb: [150, 157, 163], metallic: 0.35, roughness: 0.55 },
  pump: { rgb: [22, 92, 146], metallic: 0, roughness: 0.36 },
  motor: { rgb: [96, 110, 121], metallic: 0, roughness: 0.44 },
  safety: { rgb: [236, 178, 36], metallic: 0, roughness: 0.42 },
  handle: { rgb: [176, 44, 36], metallic: 0, roughness: 0.4 },
  rubber: { rgb: [48, 52, 57], metallic: 0, roughness: 0.6 },
  paint: { rgb: [214, 217, 219], metallic: 0, roughness: 0.42 },
  plinth: { rgb: [74, 80, 87], metallic: 0, roughness: 0.5 },
  grating: { rgb: [186, 190, 193], metallic: 0.2, roughness: 0.6 },
  concrete: { rgb: [186, 186, 181], metallic: 0, roughness: 0.85 },
  dial: { rgb: [246, 246, 243], metallic: 0, roughness: 0.3 },
  screen: { rgb: [196, 203, 208], metallic: 0, roughness: 0.3 },
  screenLeft: { rgb: [196, 203, 208], metallic: 0, roughness: 0.3 },
  screenMiddle: { rgb: [196, 203, 208], metallic: 0, roughness: 0.3 },
  screenRight: { rgb: [196, 203, 208], metallic: 0, roughness: 0.3 },
  meterFace: { rgb: [196, 203, 208], metallic: 0, roughness: 0.3 },
  faceSupply: { rgb: [92, 99, 107], metallic: 0, roughness: 0.45, glow: 0 },
  faceController: { rgb: [92, 99, 107], metallic: 0, roughness: 0.45, glow: 0 },
  faceNetwork: { rgb: [92, 99, 107], metallic: 0, roughness: 0.45, glow: 0 },
  faceInput: { rgb: [92, 99, 107], metallic: 0, roughness: 0.45, glow: 0 },
  faceOutput: { rgb: [92, 99, 107], metallic: 0, roughness: 0.45, glow: 0 },
  faceAnalogue: { rgb: [92, 99, 107], metallic: 0, roughness: 0.45, glow: 0 },
  nameplate: { rgb: [228, 230, 230], metallic: 0, roughness: 0.4, glow: 0 },
  ink: { rgb: [44, 56, 70], metallic: 0, roughness: 0.4 },
  green: { rgb: [44, 130, 84], metallic: 0, roughness: 0.35 },
} as const satisfies Record<string, Surface>;

export type Material = keyof typeof materials;
