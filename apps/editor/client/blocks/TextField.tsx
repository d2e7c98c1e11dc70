interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Line breaks belong to the text. */
  readonly multiline?: boolean;
  readonly hideLabel?: boolean;
}

/** A text that grows with what is written. */
export function TextField({ id, label, value, onChange, multiline = false, hideLabel = false }: TextFieldProps) {
  const rows = multiline ? value.split("\n").length : Math.max(1, Math.ceil(value.length / 60));
  return (
    <div className="field">
      {!hideLabel && <label htmlFor={id}>{label}</label>}
      <textarea
        id={id}
        aria-label={hideLabel ? label : undefined}
        rows={rows}
        value={value}
        onChange={(event) => onChange(multiline ? event.target.value : event.target.value.replaceAll(/\s*\n\s*/g, " "))}
      />
    </div>
  );
}
