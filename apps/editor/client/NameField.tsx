interface NameFieldProps {
  readonly name: string;
  /** Whoever has signed in has a name already. */
  readonly known: boolean;
  readonly onChange: (name: string) => void;
}

/** Under which name something is recorded. */
export const NameField = ({ name, known, onChange }: NameFieldProps) => (
  <label className="who">
    Your name
    <input value={name} readOnly={known} autoComplete="name" onChange={({ target }) => onChange(target.value)} />
  </label>
);
