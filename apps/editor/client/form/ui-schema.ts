import type { UiSchema } from "@rjsf/utils";
import type { FormSchema } from "../../wire.ts";

/** Which widget edits which value: texts grow with what is written, references are chosen. */
export function uiSchemaFor(schema: FormSchema): UiSchema {
  // A press writes it, with the fingerprint of what is confirmed.
  if (schema["mark"] === true) return { "ui:widget": "hidden" };
  if (schema.type === "array" && schema.items) {
    return { items: uiSchemaFor(schema.items), "ui:options": { orderable: true, copyable: true } };
  }
  if (schema.type === "object") {
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, value]) => [key, uiSchemaFor(value)]));
  }
  const choice = schema["choice"];
  if (choice === "picture" || choice === "document") return { "ui:widget": choice };
  if (typeof choice === "string") return { "ui:widget": "choice" };
  if (schema.type === "string" && !schema["enum"] && schema["format"] !== "date") return { "ui:widget": "text" };
  return {};
}
