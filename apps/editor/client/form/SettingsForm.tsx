// The package's index also imports a validator, which is not installed.
import Form from "@rjsf/core/lib/components/Form.js";
import type { ErrorSchema, RJSFSchema, ValidatorType } from "@rjsf/utils";
import { useMemo } from "react";
import type { Choices, FieldError } from "../../wire.ts";
import type { Draft } from "../use-open-file.ts";
import { type FormTools, withValueAt } from "./form-tools.ts";
import { withOwnNumbers } from "./own-numbers.ts";
import { templates } from "./templates.tsx";
import { uiSchemaFor } from "./ui-schema.ts";
import { widgets } from "./widgets.tsx";

/** The checks are the website's own, which the server makes; a validator here would need to build code from text. */
const noChecks: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/** Nothing that is not there may be written without being asked for. */
const noDefaults = {
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
  constAsDefaults: "never",
  allOf: "skipDefaults",
} as const;

/** The errors as rjsf wants them, each at its field. */
function errorsOf(errors: readonly FieldError[]): ErrorSchema {
  const root: Record<string, unknown> = {};
  for (const { path, problem, fix } of errors) {
    if (path?.[0] !== "data") continue;
    let place = root;
    for (const key of path.slice(1)) place = (place[key] ??= {}) as Record<string, unknown>;
    ((place["__errors"] ??= []) as string[]).push(`${problem}. ${fix}`.trim());
  }
  return root as ErrorSchema;
}

interface SettingsFormProps {
  readonly draft: Draft;
  readonly choices: Choices;
  readonly errors: readonly FieldError[];
  /** Gets what makes the new settings of those that the form has at that moment. */
  readonly onChange: (change: (data: unknown) => unknown) => void;
  /** A new photo has been stored. */
  readonly onPhoto: () => void;
}

/** The settings of a file, as a form. */
export function SettingsForm({ draft, choices, errors, onChange, onPhoto }: SettingsFormProps) {
  const { file, data, blocks = [] } = draft;
  const uiSchema = useMemo(() => uiSchemaFor(file.schema), [file.schema]);
  const extraErrors = useMemo(() => errorsOf(errors), [errors]);
  const sections = blocks.flatMap((block) => (block.kind === "heading" && block.depth === 2 ? [block.text] : []));
  const tools: FormTools = {
    data,
    choices,
    sections,
    setValues(path, values) {
      onChange((now) => withValueAt(now, path, values));
    },
    onPhoto,
  };
  return (
    <Form
      className="settings"
      schema={file.schema as RJSFSchema}
      uiSchema={uiSchema}
      formData={data}
      formContext={tools}
      validator={noChecks}
      extraErrors={extraErrors}
      showErrorList={false}
      noHtml5Validate
      experimental_defaultFormStateBehavior={noDefaults}
      templates={templates}
      widgets={widgets}
      onChange={({ formData }) => onChange(() => withOwnNumbers(formData, file.schema, choices.freeNumber))}
      onSubmit={() => undefined}
    >
      <></>
    </Form>
  );
}
