import { useEffect } from "react";
import type { ValuePath } from "../wire.ts";
import type { Draft } from "./use-open-file.ts";

/** The id of the element in which a value is edited. */
export const fieldId = (path: ValuePath): string => `root_${path.slice(1).join("_")}`;
export const blockId = (path: ValuePath): string => path.join("_");

const idOf = (path: ValuePath): string => (path[0] === "blocks" ? blockId(path) : fieldId(path));

/** The field of a value, or of the nearest value around it that has one. */
function fieldOf(path: ValuePath): HTMLElement | undefined {
  for (let length = path.length; length > 1; length--) {
    const field = document.getElementById(idOf(path.slice(0, length)));
    if (field) return field;
  }
  return undefined;
}

const focusable = "input, textarea, select, button, summary";

/** Moves the focus to the field of a value, and unfolds what it stands in. Returns whether there is one. */
export function focusField(path: ValuePath): boolean {
  const field = fieldOf(path);
  if (!field) return false;
  for (let around = field.closest("details"); around; around = around.parentElement?.closest("details") ?? null) {
    around.open = true;
  }
  const target = field.matches(focusable) ? field : (field.querySelector<HTMLElement>(focusable) ?? field);
  target.scrollIntoView({ block: "center" });
  target.focus({ preventScroll: true });
  return true;
}

/** Moves the focus to the field of a value as soon as it is there. */
export function useFocusField(
  path: ValuePath | undefined,
  done: (path: undefined) => void,
  draft: Draft | undefined,
): void {
  useEffect(() => {
    if (!path || !draft) return;
    const frame = requestAnimationFrame(() => {
      if (focusField(path)) done(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [path, done, draft]);
}
