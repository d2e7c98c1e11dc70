import { materials } from "../kit/materials.ts";
import { kernel, shapeOf } from "../kit/solids.ts";
import type { Model } from "../models/model.ts";

/** Settings of OpenCascade's writer: no curves in the parameters of surfaces, which doubles the size; one assembly. */
const settings = { "write.surfacecurve.mode": 0, "write.precision.mode": 0, "write.step.assembly": 1 } as const;

/** A model as a STEP assembly: every solid once, placed by location as often as it occurs, named and coloured. */
export const stepFile = (model: Model): Uint8Array => {
  const named = (text: string) => new kernel.TCollection_ExtendedString(text, true);
  const document = new kernel.TDocStd_Document(named("XmlOcaf"));
  kernel.XCAFDoc_ShapeTool.SetAutoNaming(false);
  const shapes = kernel.XCAFDoc_DocumentTool.ShapeTool(document.Main());
  const colours = kernel.XCAFDoc_DocumentTool.ColorTool(document.Main());
  const assembly = shapes.NewShape();
  kernel.TDataStd_Name.Set(assembly, named(model.drawingNumber));
  const labels = new Map<string, ReturnType<typeof shapes.NewShape>>();
  const labelled = (key: string, material: keyof typeof materials, name: string) => {
    const known = labels.get(`${key} in ${material}`);
    if (known) return known;
    const label = shapes.NewShape();
    shapes.SetShape(label, shapeOf(key).wrapped);
    kernel.TDataStd_Name.Set(label, named(name));
    const [red, green, blue] = materials[material].rgb.map((value) => value / 255) as [number, number, number];
    const colour = new kernel.Quantity_ColorRGBA(red, green, blue, 1);
    colours.SetColor(label, colour, kernel.XCAFDoc_ColorType.XCAFDoc_ColorSurf);
    labels.set(`${key} in ${material}`, label);
    return label;
  };
  for (const part of model.parts)
    for (const { key, material, matrix } of part.pieces) {
      const { elements: e } = part.matrix.clone().multiply(matrix);
      const move = new kernel.gp_Trsf();
      move.SetValues(e[0], e[4], e[8], e[12], e[1], e[5], e[9], e[13], e[2], e[6], e[10], e[14]);
      shapes.AddComponent(assembly, labelled(key, material, part.name), new kernel.TopLoc_Location(move));
    }
  shapes.UpdateAssemblies();
  const writer = new kernel.STEPCAFControl_Writer(new kernel.XSControl_WorkSession(), false);
  writer.SetColorMode(true);
  writer.SetNameMode(true);
  for (const [name, value] of Object.entries(settings)) kernel.Interface_Static.SetIVal(name, value);
  if (!writer.Perform(document, "model.step", new kernel.Message_ProgressRange()))
    throw new Error(`${model.name} could not be written as STEP`);
  const text = Buffer.from(kernel.FS.readFile("/model.step")).toString("latin1");
  // The header's time stamp says when, not what: it would differ at every run.
  return Buffer.from(text.replace(/'\d{4}-\d\d-\d\dT[^']*'/, "'2000-01-01T00:00:00'"), "latin1");
};
