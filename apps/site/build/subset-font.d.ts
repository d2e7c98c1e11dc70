declare module "subset-font" {
  /**
   * https://github.com/papandreou/subset-font: subsets a font to the characters of `text`; axes can be narrowed to a
   * range.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes?: Record<string, number | { min: number; max: number }>;
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
