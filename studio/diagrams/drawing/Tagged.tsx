import { createElement, type ReactNode } from "react";
import type { Role, TagSettings } from "../../exports/structure.ts";

type TaggedProps = TagSettings & { as: Role; children?: ReactNode };

/** Says what its marks are to those who cannot see them. What is in no such part is the drawing's figure. */
export const Tagged = ({ as, children, ...settings }: TaggedProps) =>
  createElement("tag", { role: as, ...settings }, children);
