import type { InputHTMLAttributes } from "react";
import type { Choice } from "../../wire.ts";

interface ChoiceInputProps {
  /** Its id, and what it is described by. */
  readonly field: Readonly<Pick<InputHTMLAttributes<HTMLInputElement>, "aria-describedby" | "aria-invalid">> & {
    readonly id: string;
  };
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

/** A text that names something else of the website: what there is can be chosen by its title, which then stands below. */
export function ChoiceInput({ field, value, choices, onChange }: ChoiceInputProps) {
  const { id } = field;
  // An address may lead to a part of a page.
  const [named = ""] = value.split(/[?#]/);
  const title = choices.find((choice) => choice.value === value || choice.value === named)?.title;
  const described = [field["aria-describedby"], title !== undefined && `${id}__title`].filter(Boolean).join(" ");
  return (
    <>
      <input
        {...field}
        {...(described !== "" && { "aria-describedby": described })}
        list={`${id}__choices`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={`${id}__choices`}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.title}
          </option>
        ))}
      </datalist>
      {title !== undefined && (
        <p className="hint" id={`${id}__title`}>
          {title}
        </p>
      )}
    </>
  );
}
