import { enquiryFieldNames, enquiryFields } from "../../contract/enquiry.ts";
import { json, type NamedInput, validFields } from "./input-bytes.ts";
import { protocolInputs } from "./protocol-inputs.ts";

/** Invalid values of each field. */
function* fieldInputs(): Generator<NamedInput> {
  for (const field of enquiryFieldNames) {
    const { required, max, kind } = enquiryFields[field];
    const values: [string, unknown][] = [
      ["a number", 1],
      ["null", null],
      ["an array", ["x"]],
      ["an object", { toString: "x" }],
      ["NUL", "a\0b"],
      ["a lone surrogate", "a\ud800b"],
      ["too long", "x".repeat(max + 1)],
      ["a bell", "a\u0007b"],
      ["delete", "a\u007fb"],
      ...(required
        ? ([
            ["empty", ""],
            ["only white space", " \t\u00a0"],
          ] as const)
        : []),
      ...(kind === "lines"
        ? []
        : ([
            ["a mail header", "a\r\nBcc: eve@example.org"],
            ["a line feed", "a\nb"],
          ] as const)),
    ].map(([what, value]) => [what as string, value]);
    for (const [what, value] of values) {
      yield { name: `${field}: ${what}`, bytes: json({ ...validFields, [field]: value }), statuses: [422] };
    }
  }
  for (const email of ["nobody", "@example.org", "a@", "a@b@c.example", "a@b.example,c@d.example", "a b@c.example"]) {
    yield { name: `Email: ${email}`, bytes: json({ ...validFields, Email: email }), statuses: [422] };
  }
}

/** All named inputs. */
export const namedInputs = (): NamedInput[] => [...fieldInputs(), ...protocolInputs()];
