import { expect, test } from "vitest";
import { measured } from "../../../site/content-loader/derive/measured-size.ts";
import { placeOf } from "../../../site/content-loader/derive/project-facets.ts";

test("a size is a number of a unit, times the number of equal parts", () => {
  expect(measured("1,200 I/O")).toEqual({ value: 1200, unit: "I/O" });
  expect(measured("6\u00a0×\u00a096\u00a0I/O")).toEqual({ value: 576, unit: "I/O" });
  expect(measured("2,400 mm (94 in)")).toEqual({ value: 2400, unit: "mm" });
  expect(measured("one week")).toBeUndefined();
  expect(measured(undefined)).toBeUndefined();
});

test("a client's place is what stands after its last comma, with plain spaces", () => {
  expect(placeOf({ client: "Skid builder, Western\u00a0Canada" })).toBe("Western Canada");
});
