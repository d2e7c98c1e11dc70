import { type CSSProperties, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { OpenPlace, PressedBar, PressedWord, PreviewState, ValuePath } from "../wire.ts";
import { CheckBox } from "./CheckBox.tsx";
import { findPlaces, previewOrigin } from "./editor-calls.ts";
import { barsOf, openOnPage } from "./publishing/preview-bars.ts";
import type { OpenPlacesState } from "./publishing/use-open-places.ts";

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
  readonly open: OpenPlacesState;
  /** Whether the order of the side list is at hand: then a phone shows the list too, without a press. */
  readonly showsSideList: boolean;
  readonly onFound: (file: string, path: ValuePath) => void;
  /** “True as it is” has been pressed. Returns why it cannot be confirmed now. */
  readonly onTrue: (point: OpenPlace) => string | undefined;
}

/** The query with which the website shows a page as visitors of a release see it. */
const asVisitors = "?as-visitors";

/** A page has been loaded, which was asked for at `startedAt`. */
interface Shown {
  readonly kind: "shown";
  readonly path: string;
  readonly startedAt: number;
}
type FromPreview = PressedWord | PressedBar | Shown;

/** Widths of screens, in pixels; in place of one, the website fills the room beside the form. */
const screens = { Phone: 390, Tablet: 820, Wide: 1440 } as const;
type Screen = keyof typeof screens;

const isScreen = (name: string | null): name is Screen => name !== null && Object.hasOwn(screens, name);

/** The screen as which the website is shown; the browser's tab remembers it. */
function useScreen() {
  const [screen, setScreen] = useState<Screen | undefined>(() => {
    const kept = sessionStorage.getItem("editor-screen");
    return isScreen(kept) ? kept : undefined;
  });
  const choose = (name: Screen) => {
    const next = name === screen ? undefined : name;
    if (next === undefined) sessionStorage.removeItem("editor-screen");
    else sessionStorage.setItem("editor-screen", next);
    setScreen(next);
  };
  return { screen, choose };
}

/** The size of an element, in pixels. */
function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } | undefined {
  const [size, setSize] = useState<{ width: number; height: number }>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** A screen of a width, scaled down to the room that there is. */
function screenStyle(width: number, room: { width: number; height: number }): CSSProperties {
  const scale = Math.min(1, room.width / width);
  return {
    inlineSize: width,
    blockSize: room.height / scale,
    transform: `scale(${scale})`,
    marginInlineStart: Math.max(0, (room.width - width) / 2),
  };
}

/** The website as it is now, with a bar at everything that visitors do not see. A pressed word opens its field. */
export function Preview({ state, page, dark, savedAt, open, showsSideList, onFound, onTrue }: PreviewProps) {
  const { answers, problem } = state;
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const size = useSize(room);
  const { screen, choose } = useScreen();
  const [follow, setFollow] = useState(false);
  const [visitors, setVisitors] = useState(false);
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState<string>();
  const shownNow = useRef<string>(undefined);
  const origin = previewOrigin();

  // A website that has started again shows its page again.
  useEffect(() => {
    if (!answers) shownNow.current = undefined;
  }, [answers]);

  useEffect(() => {
    if (!answers || !frame.current || !page || page.address === shownNow.current) return;
    frame.current.src = origin + page.address + (visitors ? asVisitors : "");
    // The switch itself shows the page that is there, whichever was asked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [answers, page, origin]);

  const { places } = open;
  const openHere = useMemo(() => openOnPage(places?.points ?? [], shown), [places, shown]);
  const bars = useMemo(() => (visitors ? [] : barsOf(openHere)), [openHere, visitors]);
  const parts = shown === undefined ? undefined : places?.shown[shown];
  const switchView = (on: boolean) => {
    setVisitors(on);
    if (frame.current && shown !== undefined) frame.current.src = origin + shown + (on ? asVisitors : "");
  };

  const tell = useCallback((message: object) => frame.current?.contentWindow?.postMessage(message, origin), [origin]);
  const tellAll = useCallback(() => {
    tell({ kind: "theme", dark });
    tell({ kind: "follow-links", follow });
    tell({ kind: "side-list", shows: showsSideList });
    tell({ kind: "bars", bars });
  }, [bars, dark, follow, showsSideList, tell]);
  useEffect(() => {
    if (shownNow.current !== undefined) tellAll();
  }, [tellAll]);

  useEffect(() => {
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
      if (data.kind === "pressed-bar") {
        const point = openHere.get(data.id);
        if (!point) return undefined;
        if (data.press === "change") return onFound(point.file, point.look);
        return setSaid(onTrue(point) ?? `Confirmed: ${point.title}.`);
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
  }, [onFound, onTrue, openHere, origin, savedAt, tell, tellAll]);

  useEffect(() => {
    if (savedAt !== undefined && shownNow.current !== undefined) tell({ kind: "saved", writtenAt: savedAt });
  }, [savedAt, tell]);

  return (
    <section className="editor-preview" aria-label="Preview">
      <div className="preview-bar">
        <p role="status">
          {problem === undefined
            ? said || (shown === undefined ? "The website is loading …" : "Press a word in the page to edit it.")
            : "The website cannot be shown at present."}
        </p>
        {shown !== undefined && <span className="address">{shown}</span>}
        {parts && <small>{`${parts.shown} of ${parts.all} sections shown`}</small>}
        <div role="group" aria-label="Screen" className="screens">
          {(Object.keys(screens) as Screen[]).map((name) => (
            <button key={name} type="button" aria-pressed={name === screen} onClick={() => choose(name)}>
              {name}
            </button>
          ))}
        </div>
        <CheckBox checked={visitors} onChange={switchView}>
          As visitors will see it
        </CheckBox>
        <CheckBox checked={follow} onChange={setFollow}>
          Follow links
        </CheckBox>
      </div>
      {problem !== undefined && (
        <p className="preview-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="preview-room" ref={room} hidden={problem !== undefined}>
        {/* At another origin: a sandbox that allows what the website needs would protect nothing more. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} title="The website" style={screen && size && screenStyle(screens[screen], size)} />
      </div>
    </section>
  );
}
