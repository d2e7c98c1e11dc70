import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { DropField } from "../DropField.tsx";
import { previewOrigin, sendDocument } from "../editor-calls.ts";

type DocumentWidgetProps = WidgetProps & {
  /** What screen readers say of the field beside its name. */
  readonly described: object;
};

/** The address of a PDF, or a file that is dropped here. */
export function DocumentWidget({ id, value, onChange, described }: DocumentWidgetProps) {
  const [problem, setProblem] = useState("");
  const address = typeof value === "string" ? value : "";
  const store = async (file: File | undefined) => {
    if (!file) return;
    const { body } = await sendDocument(file);
    setProblem(body.address === undefined ? (body.problem ?? "The file could not be stored.") : "");
    if (body.address !== undefined) onChange(body.address);
  };
  return (
    <div className="picture-field">
      <input
        id={id}
        {...described}
        value={address}
        onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
      />
      <DropField
        id={`${id}__file`}
        label="Drop a PDF here, or choose one"
        accept="application/pdf,.pdf"
        onFile={(file) => void store(file)}
      >
        {address !== "" && (
          <p>
            <button type="button" onClick={() => open(previewOrigin() + address, "_blank", "noreferrer")}>
              See the file
            </button>
          </p>
        )}
        {problem !== "" && <p role="alert">{problem}</p>}
        <p className="hint">Save, to put it in place of the present one, which visitors have until you publish.</p>
      </DropField>
    </div>
  );
}
