import { useEffect, useMemo, useState } from "react";
import { DropField } from "../DropField.tsx";
import { sendPhoto } from "../editor-calls.ts";

interface PhotoDropProps {
  readonly id: string;
  /** What is typed in the form already. */
  readonly caption?: string;
  readonly description?: string;
  readonly onPhoto: (name: string, caption: string, description: string) => void;
}

/** A place to drop a photo, or to choose one. It is stored when its caption and description are written. */
export function PhotoDrop({ id, caption = "", description = "", onPhoto }: PhotoDropProps) {
  const [file, setFile] = useState<File>();
  // Another photo in its place keeps what has been typed.
  const [texts, setTexts] = useState({ caption, description });
  return (
    <DropField
      id={`${id}__photo`}
      label="Drop a photo of your own here, or choose one"
      accept="image/*"
      onFile={(chosen) => {
        setFile(chosen);
        setTexts((typed) => ({ caption: typed.caption || caption, description: typed.description || description }));
      }}
    >
      {file && (
        <PhotoTexts
          key={file.name + file.size}
          {...{ id, file, texts, setTexts, onPhoto }}
          onEnd={() => {
            setFile(undefined);
            setTexts({ caption: "", description: "" });
          }}
        />
      )}
    </DropField>
  );
}

interface Texts {
  readonly caption: string;
  readonly description: string;
}

interface PhotoTextsProps extends Pick<PhotoDropProps, "id" | "onPhoto"> {
  readonly file: File;
  readonly texts: Texts;
  readonly setTexts: (texts: Texts) => void;
  readonly onEnd: () => void;
}

/** The chosen photo, and the texts that it needs. */
function PhotoTexts({ id, file, texts, setTexts, onPhoto, onEnd }: PhotoTextsProps) {
  const { caption, description } = texts;
  const [problem, setProblem] = useState("");
  const [sending, setSending] = useState(false);
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const send = async () => {
    setSending(true);
    const { body } = await sendPhoto(file, caption, description);
    setSending(false);
    if (body.name === undefined) return setProblem(body.problem ?? "The photo could not be stored.");
    onPhoto(body.name, caption.trim(), description.trim());
    return onEnd();
  };
  return (
    <div className="photo-texts">
      <img className="thumbnail" src={address} alt="" />
      <label>
        Caption
        <input
          value={caption}
          id={`${id}__caption`}
          onChange={({ target }) => setTexts({ ...texts, caption: target.value })}
        />
      </label>
      <label>
        What is seen in it, in a sentence, for readers who cannot see it
        <textarea
          rows={2}
          value={description}
          onChange={({ target }) => setTexts({ ...texts, description: target.value })}
        />
      </label>
      {problem && <p role="alert">{problem}</p>}
      <p className="buttons">
        <button type="button" disabled={sending} onClick={() => void send()}>
          {sending ? "Making the sizes …" : "Use this photo"}
        </button>
        <button type="button" onClick={onEnd}>
          Cancel
        </button>
      </p>
      <p className="hint">It is turned upright, and where and when it was taken is removed.</p>
    </div>
  );
}
