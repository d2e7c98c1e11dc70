import { type DragEvent, type ReactNode, useState } from "react";

interface DropFieldProps {
  readonly id: string;
  readonly label: string;
  /** The files that can be chosen, in the format of HTML's `accept`. */
  readonly accept: string;
  /** Gets the file that was dropped or chosen; undefined if none was among what was dropped. */
  readonly onFile: (file: File | undefined) => void;
  readonly children?: ReactNode;
}

/** A place to drop a file, or to choose one. */
export function DropField({ id, label, accept, onFile, children }: DropFieldProps) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <div
      className="drop-field"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = "";
        }}
      />
      {children}
    </div>
  );
}
