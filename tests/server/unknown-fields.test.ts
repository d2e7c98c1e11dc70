import { expect, test } from "vitest";
import { enquiryFields, honeypotName } from "../../contract/enquiry.ts";
import { openEndpoint } from "./endpoint.ts";
import { exampleEnquiry, storedExample } from "./example-enquiry.ts";

// What a page sends that is newer than this server: fields that the contract here does not have.
const flavours = [
  ["JSON", "postJson", 202],
  ["form", "postForm", 303],
] as const;

/** Opens an endpoint that takes one flavour; `stored` resolves with the fields of what it has stored. */
async function openFor(flavour: (typeof flavours)[number][1]) {
  const endpoint = await openEndpoint();
  return {
    post: (values: Record<string, string>) => endpoint[flavour](values),
    stored: async () => (await endpoint.store.list({ limit: 9 })).map(({ fields }) => fields),
  };
}

test.each(flavours)("%s: what unknown fields hold is kept below the comment", async (_name, flavour, accepted) => {
  const { post, stored } = await openFor(flavour);
  const later = { Department: "Maintenance", Notes2: "one\r\ntwo", Empty: " " };
  expect((await post({ ...later, ...exampleEnquiry })).status).toBe(accepted);
  const Comment = `${storedExample.Comment}\n\nDepartment: Maintenance\nNotes2: one\ntwo`;
  expect(await stored()).toEqual([{ ...storedExample, Comment }]);
});

test.each(flavours)("%s: a comment of full length is no hindrance", async (_name, flavour, accepted) => {
  const { post, stored } = await openFor(flavour);
  const Comment = "x".repeat(enquiryFields.Comment.max);
  expect((await post({ ...exampleEnquiry, Comment, Department: "Maintenance" })).status).toBe(accepted);
  expect(await stored()).toMatchObject([{ Comment: `${Comment}\n\nDepartment: Maintenance` }]);
});

test.each(flavours)("%s: they do not stand in for an empty comment", async (_name, flavour) => {
  const { post, stored } = await openFor(flavour);
  expect((await post({ ...exampleEnquiry, Comment: " ", Department: "Maintenance" })).status).toBe(422);
  expect(await stored()).toEqual([]);
});

test("the page that answers a faulty form holds them in its comment", async () => {
  const { postForm } = await openEndpoint();
  const page = async (values: object) => (await postForm({ ...exampleEnquiry, ...values })).text();
  expect(await page({ Name: "", Comment: "Three", Department: "Q & A" })).toContain(
    "\nThree\n\nDepartment: Q &amp; A<",
  );
  expect(await page({ Comment: "", Department: "Maintenance" })).toContain("\nDepartment: Maintenance<");
});

test.each(flavours)("%s: their words are held to what a comment may hold", async (_name, flavour) => {
  const { post, stored } = await openFor(flavour);
  for (const wrong of ["a\0b", "\u001b[2J", "x".repeat(enquiryFields.Comment.max + 1)])
    expect((await post({ ...exampleEnquiry, Department: wrong })).status).toBe(422);
  expect(await stored()).toEqual([]);
});

test.each(flavours)("%s: other names are refused", async (_name, flavour) => {
  const { post, stored } = await openFor(flavour);
  for (const name of ["department", "Reply-To", "A b", "A\nBcc", "X".repeat(41), "É", ""])
    expect((await post({ ...exampleEnquiry, [name]: "x" })).status, name).toBe(422);
  expect(await stored()).toEqual([]);
});

test("in JSON, neither anything but text nor the name of a form's other control is a field", async () => {
  const { postJson, store } = await openEndpoint();
  for (const wrong of [{ Department: 1 }, { Department: null }, { Department: ["x"] }, { [honeypotName]: "x" }])
    expect((await postJson({ ...exampleEnquiry, ...wrong })).status).toBe(422);
  expect(await store.list({ limit: 9 })).toEqual([]);
});

test("in a form, the honeypot makes a suspect and no line, and a name twice is refused", async () => {
  const { post, postForm, store } = await openEndpoint();
  const twice = `${new URLSearchParams(exampleEnquiry)}&Department=a&Department=b`;
  expect((await post(twice, { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(422);
  expect((await postForm({ ...exampleEnquiry, [honeypotName]: "spam" })).status).toBe(303);
  expect(await store.list({ limit: 9 })).toMatchObject([{ verdict: "suspect", fields: storedExample }]);
});
