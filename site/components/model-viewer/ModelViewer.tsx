import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CaptionedPicture } from "../../content-loader/derive/gallery-items.ts";
import words from "../../../content/layout.yaml?model-words";
import { keepLook, lookInAddress } from "../picture-viewer/item-in-address.ts";
import { Balloons } from "./Balloons.tsx";
import { drawingViews, moved, nearer, type Projection, renderLook, turned } from "./camera.ts";
import { readLook, writtenLook } from "./looks-in-address.ts";
import { ModelTools } from "./ModelTools.tsx";
import css from "./model-viewer.css?inline";
import { snapped } from "./nearest-edge.ts";
import { kilograms } from "./parts-data.ts";
import type { PartState, Section } from "./stage.ts";
import { useLook } from "./use-look.ts";
import { useModel } from "./use-model.ts";
import { useModelGestures } from "./use-model-gestures.ts";
import { add, length, minus, projected, type Vector } from "./vectors.ts";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const still: Vector = [0, 0, 0];
const none: ReadonlySet<number> = new Set();
/** Radians that an arrow key or 100 px turn, and by what a key zooms. */
const [keyTurn, dragTurn, keyZoom] = [0.12, 0.7, 1.15];

const isDark = () => document.documentElement.dataset["theme"] === "dark";

export interface ModelViewerProps {
  item: CaptionedPicture;
  onLeave: () => void;
}

/** The model of a picture: turned, cut, taken apart and measured. */
export function ModelViewer({ item, onLeave }: ModelViewerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const space = useRef<HTMLDivElement>(null);
  const { data, model, stage, problem } = useModel(item.id, canvas);
  const [start] = useState(() => readLook(lookInAddress()));
  const { look: chosen, change, glide } = useLook(() => start?.look);
  const look = chosen ?? (data && renderLook(data.camera));
  const [section, setSection] = useState<Section | undefined>(start?.section);
  const [explode, setExplode] = useState(0);
  const [edges, setEdges] = useState(true);
  const [selected, setSelected] = useState(none);
  const [hidden, setHidden] = useState(none);
  const [points, setPoints] = useState<readonly Vector[]>();
  const [dark, setDark] = useState(isDark);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [shown, setShown] = useState<Projection>();
  const [said, setSaid] = useState("");

  const count = data?.parts.length ?? 0;
  const listed = data && data.items.length > 0 ? data.items : undefined;
  const partsIn = (items: ReadonlySet<number>) => new Set([...items].flatMap((at) => listed?.[at]?.parts ?? [at]));
  const [alone, away] = [partsIn(selected), partsIn(hidden)];
  const movedBy = (part: number): Vector => {
    if (!stage || explode === 0) return still;
    const middle = add(stage.low, minus(stage.high, stage.low), 0.5);
    const from = minus(stage.middleOf(part), middle);
    return [0.9 * explode * from[0], 0.9 * explode * from[1], 0.9 * explode * from[2]];
  };
  const massOf = (parts: Iterable<number>) => [...parts].reduce((sum, part) => sum + (data?.parts[part]?.mass ?? 0), 0);

  useEffect(() => {
    const box = space.current;
    if (!box) return undefined;
    const sized = new ResizeObserver(() => setSize({ width: box.clientWidth, height: box.clientHeight }));
    sized.observe(box);
    const themed = new MutationObserver(() => setDark(isDark()));
    themed.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      sized.disconnect();
      themed.disconnect();
    };
  }, []);
  useEffect(() => {
    if (stage && size.width > 0) stage.resize(size.width, size.height);
  }, [stage, size]);
  useEffect(() => {
    stage?.setParts(
      Array.from({ length: count }, (_, part): PartState => ({
        drawn: away.has(part) ? 0 : alone.size === 0 || alone.has(part) ? 1 : 2,
        moved: movedBy(part),
      })),
    );
    // The other values follow from these.
  }, [stage, count, selected, hidden, explode]);
  useEffect(() => {
    if (!stage || !look || size.width === 0) return undefined;
    const frame = requestAnimationFrame(() => setShown(stage.draw({ look, section, edges, dark })));
    return () => cancelAnimationFrame(frame);
  }, [stage, look, section, edges, dark, size, selected, hidden, explode]);
  useEffect(() => {
    if (!chosen && !section) return undefined;
    const rested = setTimeout(() => look && keepLook(item.id, writtenLook(look, section)), 400);
    return () => clearTimeout(rested);
  }, [item.id, chosen, look, section]);
  useLayoutEffect(() => space.current?.focus(), []);

  const ready = shown !== undefined && problem === undefined;
  const state = problem ? words[problem] : ready ? words.ready : words.loading;
  useEffect(() => setSaid(state), [state]);

  const perPixel = shown?.perPixel ?? 1;
  const massText = (parts: Iterable<number>, name?: string) => {
    const mass = kilograms(massOf(parts));
    return name
      ? words.alone.replace("{part}", name).replace("{mass}", mass)
      : words.everything.replace("{mass}", mass);
  };
  const nameOf = (at: number) => listed?.[at]?.description ?? data?.parts[at]?.name ?? "";
  const all = () => Array.from({ length: count }, (_, part) => part);
  function select(next: ReadonlySet<number>): void {
    setSelected(next);
    setSaid(next.size > 0 ? massText(partsIn(next), [...next].map(nameOf).join(", ")) : massText(all()));
  }
  const toggle = (at: number) =>
    select(selected.has(at) ? new Set([...selected].filter((one) => one !== at)) : new Set([...selected, at]));

  function point(x: number, y: number): void {
    const found = stage?.pick(x, y);
    if (!points) {
      if (!found) return select(none);
      const { part } = found.occurrence;
      const at = listed?.findIndex(({ parts }) => parts.includes(part)) ?? part;
      if (at >= 0) return toggle(at);
      return setSaid(massText([part], data?.parts[part]?.name ?? ""));
    }
    if (!found || !model || !shown) return;
    const { width, height } = size;
    const at = snapped(found, x, y, {
      model,
      matrix: shown.matrix,
      width,
      height,
      moved: movedBy(found.occurrence.part),
    });
    const [from] = points.length === 1 ? points : [];
    setPoints(from ? [from, at] : [at]);
    if (!from) return setSaid(words.measureTo);
    const by = minus(at, from);
    const millimetres = (value: number) => Math.round(Math.abs(value)).toLocaleString("en-GB");
    setSaid(
      words.distance
        .replace("{distance}", millimetres(length(by)))
        .replace("{x}", millimetres(by[0]))
        .replace("{y}", millimetres(by[1]))
        .replace("{z}", millimetres(by[2])),
    );
  }
  const start3d = (next: Parameters<typeof change>[0]) => {
    if (!chosen && look) glideNow(next(look));
    else change(next);
  };
  const glideNow = (to: NonNullable<typeof look>) => change(() => to);
  const gestures = useModelGestures(space, {
    turn: (x, y) => start3d((from) => turned(from, (x / 100) * dragTurn, (y / 100) * dragTurn)),
    pan: (x, y) => start3d((from) => moved(from, x, y, perPixel)),
    zoom: (factor, x, y) => start3d((from) => nearer(from, factor, perPixel, x, y)),
    press: point,
  });
  const home = () => data && glide(renderLook(data.camera));
  const view = (name: keyof typeof drawingViews) =>
    data && look && glide({ ...renderLook(data.camera), ...drawingViews[name], flat: true });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrows: Record<string, readonly [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
    };
    const [x, y] = arrows[event.key] ?? [0, 0];
    const keys: Record<string, (() => void) | undefined> = {
      "+": () => start3d((from) => nearer(from, keyZoom, perPixel)),
      "=": () => start3d((from) => nearer(from, keyZoom, perPixel)),
      "-": () => start3d((from) => nearer(from, 1 / keyZoom, perPixel)),
      Home: () => void home(),
      Enter: () => point(size.width / 2, size.height / 2),
    };
    if (x !== 0 || y !== 0)
      start3d((from) =>
        event.shiftKey ? moved(from, -60 * x, 60 * y, perPixel) : turned(from, x * keyTurn, y * keyTurn),
      );
    else if (keys[event.key]) keys[event.key]?.();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  const looks = [
    [words.first, home],
    [words.plan, () => view("plan")],
    [words.elevation, () => view("elevation")],
    [words.right, () => view("right")],
  ] as const;
  const seen = (at: Vector) => {
    const [u, v] = shown ? projected(shown.matrix, at) : [0, 0];
    return { x: ((u + 1) / 2) * size.width, y: ((1 - v) / 2) * size.height };
  };
  const lines: readonly string[] =
    listed?.map(({ description, quantity }) => (quantity > 1 ? `${description} (${quantity})` : description)) ??
    data?.parts.map(({ name }) => name) ??
    [];
  return (
    <section className="model" aria-label={words.stage} data-ready={ready} aria-busy={!ready && !problem}>
      <div
        ref={space}
        className="model-space"
        role="application"
        aria-label={`${words.stage}: ${item.title}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onContextMenu={(event) => event.preventDefault()}
        {...gestures}
      >
        <canvas ref={canvas} aria-hidden="true" hidden={problem !== undefined} />
        {points && <span className="model-aim" aria-hidden="true" />}
        {points && points.length > 0 && shown && (
          <svg className="model-leaders model-measure" {...size} aria-hidden="true">
            <polyline
              points={points
                .map(seen)
                .map(({ x, y }) => `${x},${y}`)
                .join(" ")}
            />
            {points.map(seen).map(({ x, y }, index) => (
              <circle key={index} cx={x} cy={y} r="4" />
            ))}
          </svg>
        )}
      </div>
      {ready && listed && (
        <div className="model-marks">
          <Balloons items={listed} matrix={shown.matrix} {...size} {...{ movedBy, selected }} onPress={toggle} />
        </div>
      )}
      <div className="model-bar" role="group" aria-label={words.looks}>
        <button type="button" onClick={onLeave}>
          {words.leave}
        </button>
        {ready &&
          looks.map(([name, go]) => (
            <button key={name} type="button" onClick={() => void go()}>
              {name}
            </button>
          ))}
      </div>
      <details className="model-panel" open={matchMedia("(width >= 60rem)").matches}>
        <summary>{words.tools}</summary>
        {ready && stage && (
          <div className="model-tools">
            <ModelTools
              {...{ words, section, explode }}
              low={stage.low}
              high={stage.high}
              onSection={setSection}
              onExplode={setExplode}
            />
            <div className="model-choice">
              <button type="button" aria-pressed={edges} onClick={() => setEdges(!edges)}>
                {words.edges}
              </button>
              <button
                type="button"
                aria-pressed={points !== undefined}
                onClick={() => {
                  setPoints(points ? undefined : []);
                  setSaid(points ? "" : words.measureFrom);
                  space.current?.focus();
                }}
              >
                {words.measure}
              </button>
              <button
                type="button"
                disabled={selected.size === 0}
                onClick={() => {
                  setHidden(new Set([...hidden, ...selected]));
                  select(none);
                }}
              >
                {words.hide}
              </button>
              <button
                type="button"
                disabled={selected.size + hidden.size === 0 && explode === 0}
                onClick={() => {
                  setHidden(none);
                  setExplode(0);
                  select(none);
                }}
              >
                {words.all}
              </button>
              {document.fullscreenEnabled && (
                <button type="button" onClick={() => void fullScreen(space.current)}>
                  {words.fullScreen}
                </button>
              )}
            </div>
          </div>
        )}
        <p className="model-heading">{words.parts}</p>
        <ol className="model-parts">
          {lines.map((line, at) => (
            <li key={at}>
              <button type="button" aria-pressed={selected.has(at)} disabled={!ready} onClick={() => toggle(at)}>
                <span>{line}</span>
                <span>{`${kilograms(massOf(partsIn(new Set([at]))))} kg`}</span>
              </button>
            </li>
          ))}
        </ol>
      </details>
      <p className="model-said" role="status">
        {said}
      </p>
    </section>
  );
}

/** Puts the whole lightbox on the screen, or takes it off again. */
async function fullScreen(within: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) return document.exitFullscreen();
  await within?.closest(".lightbox")?.requestFullscreen();
}
