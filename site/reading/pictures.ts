import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** What the drawing office writes beside each drawing it makes (studio/): its size in CSS pixels and its files. */
const drawingSchema = z.object({
  kind: z.literal("diagram"),
  drawing: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  files: z.object({ "light.svg": z.unknown(), "dark.svg": z.unknown() }),
});

/** A picture as pages show it: one file for each theme, of the same size. */
export interface Picture {
  readonly light: string;
  readonly dark: string;
  readonly width: number;
  readonly height: number;
  /** Its number in the drawing register. */
  readonly drawing: string;
}

/** The picture of that name under `publicFolder`, or undefined if there is no drawing of that name. */
export function pictureNamed(name: string, publicFolder: string): Picture | undefined {
  const sidecar = join(publicFolder, "pictures", `${name}.json`);
  if (!existsSync(sidecar)) return undefined;
  const { success, data } = drawingSchema.safeParse(JSON.parse(readFileSync(sidecar, "utf8")));
  if (!success) return undefined; // A render, which comes in other files.
  const { width, height, drawing } = data;
  const file = (theme: string) => `/pictures/${name}/${theme}.svg`;
  return { light: file("light"), dark: file("dark"), width, height, drawing };
}
