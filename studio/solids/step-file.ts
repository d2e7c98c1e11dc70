import { Matrix4 } from "three";
import { plantOf } from "../diagrams/plant/registers/plants.ts";
import { materials } from "../kit/materials.ts";
import type { Part } from "../kit/part.ts";
import { kernel, type Piece, wholeShape } from "../kit/solids.ts";
import type { Model } from "../models/model.ts";
import { itemMaterials } from "../sheets/item-materials.ts";
import { assemblyTree, lineOfTag, type SubAssembly } from "./assembly-tree.ts";
import { functionOf, plainName, substanceOf } from "./plain-names.ts";
import { inAscii, renumbered, withHeader } from "./step-header.ts";
import { withMaterials } from "./step-materials.ts";

/** OpenCascade's STEP writer: without parametric curves on surfaces, which double the size; as one assembly; AP242. */
const settings = {
  "write.surfacecurve.mode": 0,
  "write.precision.mode": 0,
  "write.step.assembly": 1,
  "write.step.schema": 5,
} as const;

/** Whether a piece is of words: a reader of solids wants the plate that bears them, and not each letter. */
export const isLetter = ({ key }: Piece): boolean => key.startsWith("letter ");

/** Linear value of an sRGB channel. OpenCascade stores colors linearly; its writer converts them back to sRGB. */
const light = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** A label of an XCAF document. */
type Label = ReturnType<InstanceType<typeof kernel.XCAFDoc_ShapeTool>["NewShape"]>;

/**
 * A model as a STEP assembly (AP242, mm): a sub-assembly for each item, line and part, every solid but letters stored once and
 * placed at each occurrence, all named and colored, with their material as a property. The same model gives the same
 * statements; OpenCascade orders those of colors by addresses in memory.
 */
export const stepFile = (model: Model): Uint8Array => {
  const words = (text: string) => new kernel.TCollection_ExtendedString(text, true);
  const document = new kernel.TDocStd_Document(words("XmlOcaf"));
  kernel.XCAFDoc_ShapeTool.SetAutoNaming(false);
  const shapes = kernel.XCAFDoc_DocumentTool.ShapeTool(document.Main());
  const colors = kernel.XCAFDoc_DocumentTool.ColorTool(document.Main());
  const newLabel = (name: string) => {
    const label = shapes.NewShape();
    kernel.TDataStd_Name.Set(label, words(name));
    return label;
  };
  const placed = (assembly: Label, label: Label, name: string, matrix: Matrix4) => {
    const { elements: e } = matrix;
    const move = new kernel.gp_Trsf();
    move.SetValues(e[0], e[4], e[8], e[12], e[1], e[5], e[9], e[13], e[2], e[6], e[10], e[14]);
    const component = shapes.AddComponent(assembly, label, new kernel.TopLoc_Location(move));
    kernel.TDataStd_Name.Set(component, words(name));
  };
  const solids = new Map<string, Label>();
  const written = new Set<unknown>();
  /** The shape of a solid, or its copy: the writer takes one shape for one product, with its first name and color. */
  const shapeFor = (piece: Piece) => {
    const shape = wholeShape(piece).wrapped;
    if (written.has(shape)) return new kernel.BRepBuilderAPI_Transform(shape, new kernel.gp_Trsf(), true).Shape();
    written.add(shape);
    return shape;
  };
  const madeOf = new Map<string, string>();
  const plant = plantOf(model.drawingNumber);
  const named = (piece: Piece, part: Part): string => {
    const substance = substanceOf(piece, part.name, itemMaterials[model.name]);
    const name = plainName(piece, functionOf(part.name, plant), substance);
    if (substance) madeOf.set(name, substance);
    return name;
  };
  const solidOf = (piece: Piece, called: string) => {
    const { key, material, wall = 0 } = piece;
    const name = `${key} in ${material} ${wall}, ${called}`;
    const known = solids.get(name);
    if (known) return known;
    const label = newLabel(called);
    shapes.SetShape(label, shapeFor(piece));
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
      for (const piece of part.pieces.filter((one) => !isLetter(one))) {
        const name = named(piece, part);
        placed(assembly, solidOf(piece, name), name, part.matrix.clone().multiply(piece.matrix));
      }
    return assembly;
  };
  const tree = assemblyTree(model.parts, model.drawingNumber.startsWith("SCR-101") ? lineOfTag : undefined);
  assembled({ name: `${model.drawingNumber} ${model.title}`, parts: [], children: tree });
  shapes.UpdateAssemblies();
  const writer = new kernel.STEPCAFControl_Writer(new kernel.XSControl_WorkSession(), false);
  writer.SetColorMode(true);
  writer.SetNameMode(true);
  for (const [name, value] of Object.entries(settings)) kernel.Interface_Static.SetIVal(name, value);
  if (!writer.Perform(document, "model.step", new kernel.Message_ProgressRange()))
    throw new Error(`${model.name} could not be written as STEP`);
  const text = Buffer.from(kernel.FS.readFile("/model.step")).toString("utf8");
  return Buffer.from(inAscii(withHeader(withMaterials(renumbered(text), madeOf), model)), "latin1");
};
