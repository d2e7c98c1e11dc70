import type { ReactNode } from "react";
import type { FieldError } from "../../wire.ts";

/** What a form of a new entry has been told. */
export interface NewFormState {
  readonly errors: readonly FieldError[];
  readonly problem: string;
}

/** The error of a field, in words. */
export const errorAt = (errors: readonly FieldError[], field: string): string =>
  errors
    .filter(({ path }) => path?.[1] === field)
    .map(({ problem, fix }) => `${problem}. ${fix}`.trim())
    .join(" ");

interface NewFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly error: string;
  /** Gets the field's id and description. */
  readonly children: (field: {
    readonly id: string;
    readonly "aria-describedby"?: string;
    readonly "aria-invalid"?: true;
  }) => ReactNode;
}

/** A field of the form of a new entry, with its hint and its error. */
export function NewField({ id, label, hint, optional = false, error, children }: NewFieldProps) {
  const described = [hint && `${id}__hint`, error && `${id}__error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>
        <span>{label}</span> {optional && <small>optional</small>}
      </label>
      {hint && (
        <p className="hint" id={`${id}__hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        ...(described !== "" && { "aria-describedby": described }),
        ...(error !== "" && { "aria-invalid": true }),
      })}
      {error !== "" && (
        <p className="error" id={`${id}__error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** What is wrong with no field of the form in particular. */
export function NewFormProblems({ errors, problem }: NewFormState) {
  const general = errors.filter(({ path }) => path?.[0] !== "values");
  if (errors.length === 0 && problem === "") return null;
  return (
    <div role="alert" className="notice wrong">
      <p>{problem === "" ? "Not added yet. The website is unchanged." : problem}</p>
      <ul>
        {general.map(({ problem: words, fix }) => (
          <li key={words}>{`${words}. ${fix}`}</li>
        ))}
      </ul>
    </div>
  );
}
