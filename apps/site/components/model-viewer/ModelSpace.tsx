import type { KeyboardEvent, RefObject } from "react";
import { type Look, moved, nearer, turned } from "../model-stage/camera.ts";
import { useGestures } from "./use-gestures.ts";

/** Radians that an arrow key or 100 px turn, CSS pixels that an arrow key pans, and by what a key zooms. */
const [keyTurn, dragTurn, keyPan, keyZoom] = [0.12, 0.7, 60, 1.15];

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

interface ModelSpaceProps {
  space: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  label: string;
  /** Whether there is something to see. */
  ready: boolean;
  /** Millimeters at the aim that one CSS pixel covers. */
  perPixel: number;
  /** Least and greatest distance of the viewer, mm. */
  range: readonly [number, number];
  /** Changes the look, if there is one yet. */
  change: (next: (look: Look) => Look) => void;
  onHome: () => void;
  /** A point was pressed, in CSS pixels from the corner; by the keyboard, the middle. */
  onPress: (x: number, y: number) => void;
}

/** Where the model is drawn, and turned, moved and zoomed by hand or keyboard. */
export function ModelSpace({ space, canvas, label, ready, perPixel, range, change, ...on }: ModelSpaceProps) {
  const zoom = (factor: number, about?: { x: number; y: number }) =>
    change((look) => nearer(look, factor, perPixel, range, about));
  const gestures = useGestures(space, {
    turn: (x, y) => change((look) => turned(look, (x / 100) * dragTurn, (y / 100) * dragTurn)),
    pan: (x, y) => change((look) => moved(look, x, y, perPixel)),
    zoom,
    press: ({ x, y }) => on.onPress(x, y),
  });
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, shiftKey, ctrlKey, metaKey, altKey, currentTarget } = event;
    if (ctrlKey || metaKey || altKey) return;
    const [x, y] = arrows[key] ?? [0, 0];
    const keys: Record<string, (() => void) | undefined> = {
      "+": () => zoom(keyZoom),
      "=": () => zoom(keyZoom),
      "-": () => zoom(1 / keyZoom),
      Home: on.onHome,
      Enter: () => on.onPress(currentTarget.clientWidth / 2, currentTarget.clientHeight / 2),
    };
    if (arrows[key])
      change((look) =>
        shiftKey ? moved(look, -keyPan * x, keyPan * y, perPixel) : turned(look, keyTurn * x, keyTurn * y),
      );
    else if (keys[key]) keys[key]();
    else return;
    event.preventDefault();
  }
  return (
    // An application: its keys turn the model.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={space}
      className="model-space"
      role="application"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...gestures}
    >
      <canvas ref={canvas} aria-hidden="true" hidden={!ready} />
    </div>
  );
}
