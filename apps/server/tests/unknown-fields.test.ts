import { expect, test } from "vitest";
import { enquiryFields, honeypotName } from "@ttpl/contract/enquiry.ts";
import { openEndpoint } from "./endpoint.ts";
import { exampleEnquiry, storedExample } from "./example-enquiry.ts";

// A page newer than the server may send fields that are not in the server's contract.
const flavours = [
  ["JSON", "postJson", 202],
  ["form", "postForm", 303],
] as const;

/** Opens an endpoint for one format; `stored` resolves with the fields of the stored enquiries. */
async function openFor(flavour: (typeof flavours)[number][1]) {
  const endpoint = await openEndpoint();
  return {
    post: (values: Record<string, string>) => endpoint[flavour](values),
    stored: async () => (await endpoint.store.list({ limit: 9 })).map(({ fields }) => fields),
  };
}

test.each(flavours)("%s: unknown fields are appended to the comment", async (_name, flavour, accepted) => {
  const { post, stored } = await openFor(flavour);
  const later = { Department: "Maintenance", Notes2: "one\r\ntwo", Empty: " " };
  expect((await post({ ...later, ...exampleEnquiry })).status).toBe(accepted);
  const Comment = `${storedExample.Comment}\n\nDepartment: Maintenance\nNotes2: one\ntwo`;
  expect(await stored()).toEqual([{ ...storedExample, Comment }]);
});

test.each(flavours)(
  "%s: unknown fields are kept if the comment has its maximum length",
  async (_name, flavour, accepted) => {
    const { post, stored } = await openFor(flavour);
    const Comment = "x".repeat(enquiryFields.Comment.max);
    expect((await post({ ...exampleEnquiry, Comment, Department: "Maintenance" })).status).toBe(accepted);
    expect(await stored()).toMatchObject([{ Comment: `${Comment}\n\nDepartment: Maintenance` }]);
  },
);

test.each(flavours)("%s: unknown fields do not replace an empty comment", async (_name, flavour) => {
  const { post, stored } = await openFor(flavour);
  expect((await post({ ...exampleEnquiry, Comment: " ", Department: "Maintenance" })).status).toBe(422);
  expect(await stored()).toEqual([]);
});

test("the form page for an invalid post contains unknown fields in the comment", async () => {
  const { postForm } = await openEndpoint();
  const page = async (values: object) => (await postForm({ ...exampleEnquiry, ...values })).text();
  expect(await page({ Name: "", Comment: "Three", Department: "Q & A" })).toContain(
    "\nThree\n\nDepartment: Q &amp; A<",
  );
  expect(await page({ Comment: "", Department: "Maintenance" })).toContain("\nDepartment: Maintenance<");
});

test.each(flavours)("%s: values of unknown fields are mended and validated like comments", async (_name, flavour) => {
  const { post, stored } = await openFor(flavour);
  const long = "x".repeat(enquiryFields.Comment.max + 1);
  expect((await post({ ...exampleEnquiry, Department: long })).status).toBe(422);
  expect(await stored()).toEqual([]);
  await post({ ...exampleEnquiry, Department: "a\0b\u001b[2J" });
  expect((await stored())[0]?.Comment).toMatch(/\nDepartment: ab\[2J$/);
});

test.each(flavours)("%s: other names are rejected", async (_name, flavour) => {
  const { post, stored } = await openFor(flavour);
  for (const name of ["department", "Reply-To", "A b", "A\nBcc", "X".repeat(41), "É", ""])
    expect((await post({ ...exampleEnquiry, [name]: "x" })).status, name).toBe(422);
  expect(await stored()).toEqual([]);
});

test("JSON: values that are not text and names of other form controls are rejected", async () => {
  const { postJson, store } = await openEndpoint();
  for (const wrong of [{ Department: 1 }, { Department: null }, { Department: ["x"] }, { [honeypotName]: "x" }])
    expect((await postJson({ ...exampleEnquiry, ...wrong })).status).toBe(422);
  expect(await store.list({ limit: 9 })).toEqual([]);
});

test("form: a filled honeypot marks a suspect and is not appended, and duplicate names are rejected", async () => {
  const { post, postForm, store } = await openEndpoint();
  const twice = `${new URLSearchParams(exampleEnquiry)}&Department=a&Department=b`;
  expect((await post(twice, { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(422);
  expect((await postForm({ ...exampleEnquiry, [honeypotName]: "spam" })).status).toBe(303);
  expect(await store.list({ limit: 9 })).toMatchObject([{ verdict: "suspect", fields: storedExample }]);
});
