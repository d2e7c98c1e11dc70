import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { modelWords as words } from "./model-words.ts";
import type { CaptionedPicture } from "@ttpl/content/derive/gallery-items.ts";
import { framed, isSame, type Look, renderLook, type ViewName } from "../model-stage/camera.ts";
import type { Section } from "../model-stage/section.ts";
import { keepLook, lookInAddress } from "../picture-viewer/item-in-address.ts";
import { Balloons } from "./Balloons.tsx";
import { readLook, writtenLook } from "./looks-in-address.ts";
import { Measured } from "./Measured.tsx";
import css from "./model-viewer.css?inline";
import { ModelBar } from "./ModelBar.tsx";
import { ModelSpace } from "./ModelSpace.tsx";
import { ModelTools } from "./ModelTools.tsx";
import { PartsTree, type Pressed } from "./PartsTree.tsx";
import * as spoken from "./spoken.ts";
import { useDrawing } from "./use-drawing.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { useLook } from "./use-look.ts";
import { useMeasuring } from "./use-measuring.ts";
import { useModel } from "./use-model.ts";
import { useNamedView } from "./use-named-view.ts";
import { usePanel } from "./use-panel.ts";
import { useParts } from "./use-parts.ts";
import { useSurroundings } from "./use-surroundings.ts";

const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

/** The address follows when the model has rested for so many ms. */
const rest = 400;

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
  const { data, stage, problem, share } = useModel(item.id, canvas);
  const { size, dark } = useSurroundings(space);
  const [start] = useState(() => readLook(lookInAddress()));
  const { look: chosen, change: changeLook, glide } = useLook(start?.look);
  const first = useMemo(() => data && renderLook(data.camera), [data]);
  const look = chosen ?? first;
  const [section, setSection] = useState<Section | undefined>(start?.section);
  const [edges, setEdges] = useState(true);
  /** What was last done, in words. */
  const [done, setDone] = useState<string>();
  const [pressed, setPressed] = useState<Pressed>();
  /** Whether that is a view, which the next movement of the hand ends. */
  const isView = useRef(false);
  /** How the model was looked at before rows of the tree stood alone. */
  const beforeAlone = useRef<Look>(undefined);
  const { full, toggle: toggleFull } = useFullScreen(space);
  const parts = useParts(data, stage);
  const measuring = useMeasuring();
  const { states, around } = parts;
  const view = useMemo(
    () => look && { look: around(look), section, edges, dark, parts: states },
    // As what the parts are moved by.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [look, section, edges, dark, states],
  );
  const shown = useDrawing(stage, view, size);
  const ready = shown !== undefined && problem === undefined;
  const said = problem ? words[problem] : ready ? (done ?? words.ready) : spoken.spokenLoading(share);

  const panel = usePanel(data, size, problem !== undefined);
  const views = useNamedView({ data, stage, ready, size, panel, look, glide });
  const { kept } = views;
  useLayoutEffect(() => space.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!kept || !first || (isSame(kept, first) && !section && lookInAddress() === null)) return undefined;
    const rested = setTimeout(() => keepLook(item.id, writtenLook(kept, section)), rest);
    return () => clearTimeout(rested);
  }, [item.id, kept, first, section]);

  function say(text: string | undefined, ofView = false): void {
    isView.current = ofView;
    setDone(text);
  }
  function change(next: (look: Look) => Look): void {
    if (!ready || !look) return;
    if (isView.current) say(undefined);
    views.leave();
    changeLook(next, look);
  }
  function go(name: ViewName): void {
    if (!ready) return;
    views.go(name);
    if (!measuring.points) say(spoken.spokenView(name), true);
  }
  function select(next: ReadonlySet<number>): void {
    parts.select(next);
    if (next.size === 0) lookBack();
    if (data) say(spoken.spokenChoice(data, parts.rows, next));
  }
  const press = (own: readonly number[]) => select(parts.toggled(own));
  /** Shows the model as it was seen before rows of the tree stood alone. */
  function lookBack(): void {
    if (look && beforeAlone.current) glide(look, beforeAlone.current);
    beforeAlone.current = undefined;
  }
  /** What is chosen from the tree may be small, or behind. */
  function pressInTree(own: readonly number[]): void {
    const next = parts.toggled(own);
    select(next);
    const box = parts.boxOf(next);
    if (!box || !look || !data) return;
    beforeAlone.current ??= look;
    views.leave();
    const near = framed(look, data.camera, ...box);
    const [least, most] = [data.camera.distance / 10, Math.max(look.distance, data.camera.distance)];
    glide(look, panel.beside({ ...near, distance: Math.max(least, Math.min(near.distance, most)) }));
  }
  function pressAt(x: number, y: number): void {
    const found = stage?.pick(x, y, measuring.points !== undefined);
    if (measuring.points) {
      const distance = found && measuring.add(found);
      say(!found ? words.measureMissed : distance ? spoken.spokenDistance(distance) : words.measureTo);
    } else if (found) {
      press(parts.rowOf(found.part));
      setPressed({ part: found.part });
    } else if (parts.selected.size > 0) select(new Set());
  }
  function measure(): void {
    measuring.toggle();
    say(measuring.points ? undefined : words.measureFrom);
    space.current?.focus();
  }
  const { distance = 1 } = data?.camera ?? {};
  return (
    <section className="model" aria-label={words.stage} data-ready={ready} aria-busy={!ready && !problem}>
      <ModelSpace
        {...{ space, canvas, ready, change }}
        label={`${words.stage}: ${item.title}`}
        perPixel={(shown?.projection.perPixel ?? 1) / parts.growth}
        range={[distance / 40, 4 * distance]}
        onHome={() => go("oblique")}
        onPress={pressAt}
      />
      {ready && stage && (
        <Balloons
          {...{ parts, size, shown, section }}
          low={stage.low}
          high={stage.high}
          covered={panel.covered}
          onPress={press}
        />
      )}
      {ready && measuring.points && (
        <Measured points={measuring.points} matrix={shown.projection.matrix} size={size} movedBy={parts.movedBy} />
      )}
      <ModelBar {...{ look, onLeave }} viewOf={views.viewOf} onView={go} />
      <details
        className="model-panel"
        open={panel.open}
        onToggle={({ currentTarget }) => panel.setOpened(currentTarget.open)}
      >
        <summary>{words.tools}</summary>
        {ready && stage && (
          <ModelTools
            {...{ stage, section, parts, edges }}
            onSection={(next) => {
              setSection(next);
              say(spoken.spokenSection(next));
            }}
            onApart={(share) => {
              parts.setApart(share);
              say(spoken.spokenExplosion(share));
            }}
            onEdges={setEdges}
            isMeasuring={measuring.points !== undefined}
            onMeasure={measure}
            onHide={() => {
              parts.hideSelected();
              lookBack();
              say(words.hidden);
            }}
            onShowAll={() => {
              parts.showAll();
              lookBack();
              say(words.everything);
            }}
            isFull={full}
            onFullScreen={toggleFull}
          />
        )}
        <PartsTree
          {...{ parts, ready, pressed }}
          weight={data && parts.selected.size > 0 ? spoken.spokenWeight(data, parts.selected) : undefined}
          onPress={pressInTree}
          onFound={(count) => say(count === undefined ? undefined : spoken.spokenFound(count))}
        />
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
