import type { ReactNode } from "react";

interface CheckBoxProps {
  readonly className?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** A box that is ticked or not, and what that means. */
export const CheckBox = ({ className, checked, onChange, children }: CheckBoxProps) => (
  <label className={className}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} /> {children}
  </label>
);
