/** The code that draws, with its library: most of the bytes of the viewer. */
export const loadEngine = () => import("../model-stage/three-stage.ts");
