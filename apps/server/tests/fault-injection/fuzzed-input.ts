import fc from "fast-check";
import { enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import { bodyBytes, validFields } from "./input-bytes.ts";

const text = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.constantFrom("", " ", "\r\n.\r\n", "a\r\nBcc: x@example.org", "\0", "\ud800", "=?utf-8?q?x?=", "'; drop table --"),
);
const value = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });
const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...enquiryFieldNames) },
  { weight: 1, arbitrary: fc.constantFrom("__proto__", "constructor", "toString", "Idempotency-Key", "name", "Bcc") },
  { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
);
/** Enquiries with some fields changed, added or removed. */
const changed = fc.tuple(fc.array(fc.tuple(name, value), { maxLength: 4 }), fc.subarray([...enquiryFieldNames])).map(
  // Entries instead of an object, because __proto__ is one of the keys.
  ([changes, kept]) => {
    const base = kept.length % 3 === 0 ? enquiryFieldNames : kept;
    const start = base.map((field): [string, unknown] => [field, validFields[field]]);
    return [...new Map<string, unknown>([...start, ...changes])];
  },
);
const jsonText = changed.map(
  (entries) => `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${JSON.stringify(held)}`).join()}}`,
);
const formText = changed.map((entries) =>
  new URLSearchParams(entries.map(([key, held]) => [key, String(held)])).toString(),
);
/** Texts with a few characters overwritten. */
const damaged = (whole: fc.Arbitrary<string>) =>
  fc.tuple(whole, fc.nat(), fc.string({ unit: "binary", maxLength: 3 })).map(([given, place, put]) => {
    const at = place % (given.length + 1);
    return given.slice(0, at) + put + given.slice(at + put.length);
  });
const body = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant("application/json"), jsonText) },
  { weight: 4, arbitrary: fc.tuple(fc.constant("application/x-www-form-urlencoded"), formText) },
  { weight: 2, arbitrary: fc.tuple(fc.constant("application/json"), damaged(jsonText)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant("application/x-www-form-urlencoded"), damaged(formText)) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constant("application/json"),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    ),
  },
);
const idempotencyKey = fc.option(fc.stringMatching(/^[\w-]{14,66}$/), { nil: undefined, freq: 4 });

/** The bytes of a request with a valid or invalid enquiry. */
export const fuzzedRequest: fc.Arbitrary<Buffer> = fc
  .tuple(body, idempotencyKey)
  .map(([[type, sent], key]) => bodyBytes(type, sent, key === undefined ? [] : [["Idempotency-Key", key]]));
