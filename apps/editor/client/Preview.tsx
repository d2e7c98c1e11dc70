import { useEffect, useRef, useState } from "react";
import type { PressedWord, PreviewState, ValuePath } from "../wire.ts";
import { findPlaces, previewOrigin } from "./editor-calls.ts";

/** A page that the preview is to show; another object, even of the same address, asks for it again. */
export interface PageToShow {
  readonly address: string;
}

interface PreviewProps {
  readonly state: PreviewState;
  readonly page: PageToShow | undefined;
  readonly dark: boolean;
  /** When the editor has written a file last, in milliseconds since 1970. */
  readonly savedAt: number | undefined;
  readonly onFound: (file: string, path: ValuePath) => void;
}

/** A page has been loaded, which was asked for at `startedAt`. */
interface Shown {
  readonly kind: "shown";
  readonly path: string;
  readonly startedAt: number;
}
type FromPreview = PressedWord | Shown;

/** The website as it is now. A pressed word opens its field. */
export function Preview({ state: { answers, problem }, page, dark, savedAt, onFound }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [follow, setFollow] = useState(false);
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState<string>();
  const shownNow = useRef<string>(undefined);
  const origin = previewOrigin();

  // A website that has started again shows its page again.
  useEffect(() => {
    if (!answers) shownNow.current = undefined;
  }, [answers]);

  useEffect(() => {
    if (answers && frame.current && page && page.address !== shownNow.current)
      frame.current.src = origin + page.address;
  }, [answers, page, origin]);

  useEffect(() => {
    const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, origin);
    const tellAll = () => {
      tell({ kind: "theme", dark });
      tell({ kind: "follow-links", follow });
    };
    if (shownNow.current !== undefined) tellAll();
    const onMessage = async (event: MessageEvent<FromPreview>) => {
      if (event.origin !== origin) return;
      const { data } = event;
      if (data.kind === "shown") {
        shownNow.current = data.path;
        setShown(data.path);
        tellAll();
        if (savedAt !== undefined && data.startedAt < savedAt) tell({ kind: "saved", writtenAt: savedAt });
        return undefined;
      }
      const { status, body } = await findPlaces(data);
      const [first, ...others] = status === 200 ? body : [];
      if (!first) return setSaid("These words are put together by the website. Look for them in the list at the left.");
      const alike = others.filter(({ text }) => text === first.text).length;
      const also =
        alike === 1 ? " The same words stand in another place." : ` The same words stand in ${alike} other places.`;
      setSaid(`Opened: ${first.title}.${alike > 0 ? also : ""}`);
      return onFound(first.file, first.path);
    };
    const listener = (event: MessageEvent<FromPreview>) => void onMessage(event);
    addEventListener("message", listener);
    return () => removeEventListener("message", listener);
  }, [dark, follow, onFound, origin, savedAt]);

  useEffect(() => {
    if (savedAt === undefined || shownNow.current === undefined) return;
    frame.current?.contentWindow?.postMessage({ kind: "saved", writtenAt: savedAt }, origin);
  }, [savedAt, origin]);

  return (
    <section className="editor-preview" aria-label="Preview">
      <div className="preview-bar">
        <p role="status">
          {problem === undefined
            ? said || (shown === undefined ? "The website is loading …" : "Press a word in the page to edit it.")
            : "The website cannot be shown at present."}
        </p>
        {shown !== undefined && <span className="address">{shown}</span>}
        <label>
          <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.target.checked)} /> Follow links
        </label>
      </div>
      {problem !== undefined && (
        <p className="preview-problem" role="alert">
          {problem}
        </p>
      )}
      {/* At another origin: a sandbox that allows what the website needs would protect nothing more. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} title="The website" hidden={problem !== undefined} />
    </section>
  );
}
