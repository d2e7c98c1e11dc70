import { useEffect, useRef, useState } from "react";
import type { PressedWord, ValuePath } from "../wire.ts";
import { findPlaces, previewOrigin } from "./desk-calls.ts";

interface PreviewProps {
  readonly address: string;
  /** Of the open file: when it changes, the preview has to show it. */
  readonly version: string | undefined;
  readonly dark: boolean;
  readonly onFound: (file: string, path: ValuePath) => void;
}

type FromPreview = PressedWord | { readonly kind: "shown"; readonly path: string };

/** The website as it is now. A pressed word opens its field. */
export function Preview({ address, dark, onFound }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [follow, setFollow] = useState(false);
  const origin = previewOrigin();
  const [said, setSaid] = useState("");

  useEffect(() => {
    const tell = (message: object) => frame.current?.contentWindow?.postMessage(message, origin);
    const tellAll = () => {
      tell({ kind: "theme", dark });
      tell({ kind: "follow-links", follow });
    };
    tellAll();
    const onMessage = async (event: MessageEvent<FromPreview>) => {
      if (event.origin !== origin) return;
      const { data } = event;
      if (data.kind === "shown") return tellAll();
      const { status, body } = await findPlaces(data);
      const [first, ...others] = status === 200 ? body : [];
      if (!first) return setSaid("These words are put together by the website. Look for them in the list at the left.");
      const alike = others.filter(({ text }) => text === first.text).length;
      setSaid(
        alike > 0
          ? `Opened: ${first.title}. The same words stand in ${alike} other places.`
          : `Opened: ${first.title}.`,
      );
      return onFound(first.file, first.path);
    };
    const listener = (event: MessageEvent<FromPreview>) => void onMessage(event);
    addEventListener("message", listener);
    return () => removeEventListener("message", listener);
  }, [dark, follow, onFound, origin]);

  return (
    <section className="desk-preview" aria-label="Preview">
      <div className="preview-bar">
        <label>
          <input type="checkbox" checked={follow} onChange={(event) => setFollow(event.target.checked)} /> Follow links
        </label>
        <p role="status">{said || "Press a word in the page to edit it."}</p>
      </div>
      <iframe
        ref={frame}
        title="The website"
        // The website is at another origin, so it cannot take the sandbox away.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals"
        src={origin + address}
      />
    </section>
  );
}
