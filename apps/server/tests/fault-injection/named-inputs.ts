import { enquiryFieldNames, enquiryFields } from "@ttpl/contract/enquiry.ts";
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
      ["too long", "x".repeat(max + 1)],
      ...(required
        ? ([
            ["empty", ""],
            ["only white space", " \t\u00a0"],
            ["only NUL", "\0"],
            ["only a lone surrogate", "\ud800"],
          ] as const)
        : []),
    ].map(([what, value]) => [what as string, value]);
    for (const [what, value] of values) {
      yield { name: `${field}: ${what}`, bytes: json({ ...validFields, [field]: value }), statuses: [422] };
    }
    // Mended, so that no mail has a forged header and both stores take it; an address stays none.
    const mendable = ["a\0b", "a\ud800b", "a\u0007b", "a\u007fb", "a\r\nBcc: eve@example.org", "a\nb"];
    for (const value of mendable) {
      const name = `${field}: mendable ${JSON.stringify(value)}`;
      yield { name, bytes: json({ ...validFields, [field]: value }), statuses: [kind === "email" ? 422 : 202] };
    }
  }
  for (const email of ["nobody", "@example.org", "a@", "a@b@c.example", "a@b.example,c@d.example", "a b@c.example"]) {
    yield { name: `Email: ${email}`, bytes: json({ ...validFields, Email: email }), statuses: [422] };
  }
}

/** All named inputs. */
export const namedInputs = (): NamedInput[] => [...fieldInputs(), ...protocolInputs()];
