import { expect, test } from "vitest";
import { formAgeName, honeypotName } from "@ttpl/contract/enquiry.ts";
import { openEndpoint } from "./endpoint.ts";
import { exampleEnquiry } from "./example-enquiry.ts";

const cases: [string, Record<string, string>, "clean" | "suspect"][] = [
  ["nothing", {}, "clean"],
  ["an empty honeypot and no age", { [honeypotName]: "", [formAgeName]: "" }, "clean"],
  ["a filled honeypot", { [honeypotName]: "https%3A%2F%2Fspam.example" }, "suspect"],
  ["a form sent at once", { [formAgeName]: "0" }, "suspect"],
  ["a form sent within three seconds", { [formAgeName]: "2" }, "suspect"],
  ["a form sent after three seconds", { [formAgeName]: "3" }, "clean"],
  ["a form left open for a month", { [formAgeName]: "2592000" }, "clean"],
  ["an invalid age", { [formAgeName]: "-1" }, "clean"],
  ["a slow program", { [formAgeName]: "60", [honeypotName]: "x" }, "suspect"],
];

test.each(cases)("a post with %s", async (_what, controls, verdict) => {
  const { postJson, postForm, store, announced } = await openEndpoint();
  expect((await postForm({ ...exampleEnquiry, ...controls })).status).toBe(303);
  const answer = await postJson(exampleEnquiry, controls);
  expect(answer.status).toBe(202);
  const stored = await store.list({ verdict, after: "", limit: 10 });
  expect(stored).toHaveLength(2);
  expect(await store.find(((await answer.json()) as { id: string }).id)).toMatchObject([{ verdict }]);
  // Suspects have no email of their own: they are part of the next digest.
  expect(announced).toHaveLength(verdict === "clean" ? 2 : 0);
  expect((await store.status()).suspects).toBe(verdict === "suspect" ? 2 : 0);
});

test("the minimum form age can be configured and disabled", async () => {
  for (const [suspectSeconds, suspects] of [
    [0, 0],
    [10, 1],
  ] as const) {
    const { postJson, store } = await openEndpoint({ suspectSeconds });
    await postJson(exampleEnquiry, { [formAgeName]: suspectSeconds === 0 ? "0" : "9" });
    expect((await store.status()).suspects).toBe(suspects);
  }
});
