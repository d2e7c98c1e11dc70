import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { modelWords as words } from "./model-words.ts";
import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";
import { type Look, namedView, renderLook, type ViewName } from "../model-stage/camera.ts";
import type { Section } from "../model-stage/stage.ts";
import { keepLook, lookInAddress } from "../picture-viewer/item-in-address.ts";
import { Balloons } from "./Balloons.tsx";
import { readLook, writtenLook } from "./looks-in-address.ts";
import { Measured } from "./Measured.tsx";
import css from "./model-viewer.css?inline";
import { ModelBar } from "./ModelBar.tsx";
import { ModelSpace } from "./ModelSpace.tsx";
import { ModelTools } from "./ModelTools.tsx";
import { PartsList } from "./PartsList.tsx";
import { useDrawing } from "./use-drawing.ts";
import { useLook } from "./use-look.ts";
import { type Distance, useMeasuring } from "./use-measuring.ts";
import { useModel } from "./use-model.ts";
import { useParts } from "./use-parts.ts";
import { useSurroundings } from "./use-surroundings.ts";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** From here on the panel is beside the model (model-viewer.css). CSS pixels that it covers. */
const [wide, covered] = ["(width >= 60rem)", 300];
/** The address follows when the model has rested for so many ms. */
const rest = 400;

/** A distance in words, in whole mm. */
function inWords({ whole, along }: Distance): string {
  const millimetres = (value: number) => Math.round(Math.abs(value)).toLocaleString("en-GB");
  const [x, y, z] = along.map(millimetres);
  const values: Record<string, string | undefined> = { distance: millimetres(whole), x, y, z };
  return words.distance.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

export interface ModelViewerProps {
  item: CaptionedPicture;
  onLeave: () => void;
}

/** The model of a picture: turned, cut, taken apart and measured. */
export function ModelViewer(props: ModelViewerProps) {
  const [attempt, setAttempt] = useState(0);
  return <OpenModel key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function OpenModel({ item, onLeave, onRetry }: ModelViewerProps & { onRetry: () => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const { data, stage, problem } = useModel(item.id, canvas);
  const { size, dark } = useSurroundings(space);
  const [start] = useState(() => readLook(lookInAddress()));
  const { look: chosen, change: changeLook, glide } = useLook(start?.look);
  const first = useMemo(() => data && renderLook(data.camera), [data]);
  const look = chosen ?? first;
  const [section, setSection] = useState<Section | undefined>(start?.section);
  const [edges, setEdges] = useState(true);
  const [opened, setOpened] = useState<boolean>();
  /** What was last done, in words. */
  const [done, setDone] = useState<string>();
  const parts = useParts(data, stage);
  const measuring = useMeasuring();
  const { states } = parts;
  const view = useMemo(
    () => look && { look, section, edges, dark, parts: states },
    [look, section, edges, dark, states],
  );
  const shown = useDrawing(stage, view, size);
  const ready = shown !== undefined && problem === undefined;
  const said = problem ? words[problem] : ready ? (done ?? words.ready) : words.loading;

  useLayoutEffect(() => space.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!look || (look === first && !section)) return undefined;
    const rested = setTimeout(() => keepLook(item.id, writtenLook(look, section)), rest);
    return () => clearTimeout(rested);
  }, [item.id, look, first, section]);

  const change = (next: (look: Look) => Look) => {
    if (ready && look) changeLook(next, look);
  };
  const go = (name: ViewName) => {
    if (data && stage && look) glide(look, namedView(name, data.camera, stage.low, stage.high));
  };
  function select(next: ReadonlySet<number>): void {
    const names = [...next].map((at) => parts.lines[at]?.name).join("; ");
    parts.select(next);
    setDone(next.size > 0 ? words.alone.replace("{parts}", names) : words.everything);
  }
  const press = (line: number) => select(parts.toggled(line));
  function pressAt(x: number, y: number): void {
    const found = stage?.pick(x, y, measuring.points !== undefined);
    if (measuring.points) {
      if (!found) return;
      const distance = measuring.add(found);
      setDone(distance ? inWords(distance) : words.measureTo);
    } else if (found) press(parts.lineOf(found.part));
    else if (parts.selected.size > 0) select(new Set());
  }
  function measure(): void {
    measuring.toggle();
    setDone(measuring.points ? words.ready : words.measureFrom);
    space.current?.focus();
  }
  const { distance = 1 } = data?.camera ?? {};
  const beside = matchMedia(wide).matches;
  // The panel begins open where it covers nothing of the picture.
  const [across = 1, down = 1] = data?.camera.frame ?? [];
  const free = (size.width - Math.min(size.width, (size.height * across) / down, across)) / 2;
  const open = opened ?? (beside && data !== undefined && (problem !== undefined || free > covered - 60));
  return (
    <section className="model" aria-label={words.stage} data-ready={ready} aria-busy={!ready && !problem}>
      <ModelSpace
        {...{ space, canvas, ready, change }}
        label={`${words.stage}: ${item.title}`}
        perPixel={shown?.perPixel ?? 1}
        range={[distance / 40, 4 * distance]}
        onHome={() => go("oblique")}
        onPress={pressAt}
      />
      {ready && stage && (
        <Balloons
          {...{ parts, size }}
          matrix={shown.matrix}
          low={stage.low}
          high={stage.high}
          covered={beside && open ? covered : 0}
          onPress={press}
        />
      )}
      {ready && measuring.points && (
        <Measured points={measuring.points} matrix={shown.matrix} size={size} movedBy={parts.movedBy} />
      )}
      <ModelBar {...{ data, stage, look, onLeave }} onView={go} />
      <details className="model-panel" open={open} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
        <summary>{words.tools}</summary>
        {ready && stage && (
          <ModelTools
            {...{ stage, section, parts, edges }}
            onSection={setSection}
            onEdges={setEdges}
            isMeasuring={measuring.points !== undefined}
            onMeasure={measure}
            onHide={() => {
              parts.hideSelected();
              setDone(words.hidden);
            }}
            onShowAll={() => {
              parts.showAll();
              setDone(words.everything);
            }}
            onFullScreen={document.fullscreenEnabled ? () => void fullScreen(space.current) : undefined}
          />
        )}
        <PartsList {...{ parts, ready }} onPress={press} />
      </details>
      <div className="model-said">
        <p role="status">{said}</p>
        {problem && problem !== "unsupported" && (
          <button type="button" onClick={onRetry}>
            {words.retry}
          </button>
        )}
      </div>
    </section>
  );
}

/** Puts the whole lightbox on the screen, or takes it off again. */
async function fullScreen(within: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  await within?.closest(".lightbox")?.requestFullscreen();
}
