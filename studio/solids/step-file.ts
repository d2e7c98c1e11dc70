import { Matrix4 } from "three";
import { materials } from "../kit/materials.ts";
import { kernel, type Piece, wholeShape } from "../kit/solids.ts";
import type { Model } from "../models/model.ts";
import { assemblyTree, type SubAssembly } from "./assembly-tree.ts";
import { plainName } from "./plain-names.ts";
import { inAscii, renumbered, withHeader } from "./step-header.ts";

/** OpenCascade's STEP writer: without parametric curves on surfaces, which double the size; as one assembly. */
const settings = { "write.surfacecurve.mode": 0, "write.precision.mode": 0, "write.step.assembly": 1 } as const;

/** Linear value of an sRGB channel. OpenCascade stores colors linearly; its writer converts them back to sRGB. */
const light = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** A label of an XCAF document. */
type Label = ReturnType<InstanceType<typeof kernel.XCAFDoc_ShapeTool>["NewShape"]>;

/**
 * A model as a STEP assembly (AP214, mm): a sub-assembly for each tag and part, every solid stored once and placed at
 * each occurrence, all named and colored. The same model gives the same bytes.
 */
export const stepFile = (model: Model): Uint8Array => {
  const named = (text: string) => new kernel.TCollection_ExtendedString(text, true);
  const document = new kernel.TDocStd_Document(named("XmlOcaf"));
  kernel.XCAFDoc_ShapeTool.SetAutoNaming(false);
  const shapes = kernel.XCAFDoc_DocumentTool.ShapeTool(document.Main());
  const colors = kernel.XCAFDoc_DocumentTool.ColorTool(document.Main());
  const newLabel = (name: string) => {
    const label = shapes.NewShape();
    kernel.TDataStd_Name.Set(label, named(name));
    return label;
  };
  const placed = (assembly: Label, label: Label, name: string, matrix: Matrix4) => {
    const { elements: e } = matrix;
    const move = new kernel.gp_Trsf();
    move.SetValues(e[0], e[4], e[8], e[12], e[1], e[5], e[9], e[13], e[2], e[6], e[10], e[14]);
    const component = shapes.AddComponent(assembly, label, new kernel.TopLoc_Location(move));
    kernel.TDataStd_Name.Set(component, named(name));
  };
  const solids = new Map<string, Label>();
  const solidOf = (piece: Piece) => {
    const { key, material, wall = 0 } = piece;
    const name = `${key} in ${material} ${wall}`;
    const known = solids.get(name);
    if (known) return known;
    const label = newLabel(plainName(key, material));
    shapes.SetShape(label, wholeShape(piece).wrapped);
    const [red, green, blue] = materials[material].rgb.map(light) as [number, number, number];
    const color = new kernel.Quantity_ColorRGBA(red, green, blue, 1);
    colors.SetColor(label, color, kernel.XCAFDoc_ColorType.XCAFDoc_ColorSurf);
    solids.set(name, label);
    return label;
  };
  const assembled = ({ name, parts, children }: SubAssembly): Label => {
    const assembly = newLabel(name);
    for (const child of children) placed(assembly, assembled(child), child.name, new Matrix4());
    for (const part of parts)
      for (const piece of part.pieces) {
        const name = plainName(piece.key, piece.material);
        placed(assembly, solidOf(piece), name, part.matrix.clone().multiply(piece.matrix));
      }
    return assembly;
  };
  assembled({ name: `${model.drawingNumber} ${model.title}`, parts: [], children: assemblyTree(model.parts) });
  shapes.UpdateAssemblies();
  const writer = new kernel.STEPCAFControl_Writer(new kernel.XSControl_WorkSession(), false);
  writer.SetColorMode(true);
  writer.SetNameMode(true);
  for (const [name, value] of Object.entries(settings)) kernel.Interface_Static.SetIVal(name, value);
  if (!writer.Perform(document, "model.step", new kernel.Message_ProgressRange()))
    throw new Error(`${model.name} could not be written as STEP`);
  const text = Buffer.from(kernel.FS.readFile("/model.step")).toString("utf8");
  return Buffer.from(inAscii(withHeader(renumbered(text), model)), "latin1");
};
