import { useState } from "react";
import { besideCovered, frameWidth, type Look } from "../model-stage/camera.ts";
import type { PartsData } from "./parts-data.ts";
import type { Size } from "./use-surroundings.ts";

/** From here on the panel is beside the model (model-viewer.css). */
const wide = "(width >= 60rem)";
/** CSS pixels of the model's space that it covers, and those in which no balloon stands. */
const [covering, withoutBalloons] = [250, 300];

/** The panel with tools and parts list: whether it is open, and the room that it takes from the model. */
export function usePanel(data: PartsData | undefined, size: Size, needed: boolean) {
  const [opened, setOpened] = useState<boolean>();
  const isBeside = matchMedia(wide).matches;
  const free = data ? (size.width - frameWidth(data.camera, size.width, size.height)) / 2 : 0;
  // It begins open where it covers hardly anything of the picture.
  const open = opened ?? (isBeside && data !== undefined && (needed || free > covering - 10));
  const isCovering = isBeside && open;
  /** A look that leaves the model free of the panel. */
  const beside = (look: Look): Look =>
    data ? besideCovered(look, data.camera, size.width, size.height, isCovering ? covering : 0) : look;
  return { open, setOpened, covered: isCovering ? withoutBalloons : 0, beside };
}

export type Panel = ReturnType<typeof usePanel>;
