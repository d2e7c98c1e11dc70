import { siteColors } from "../../site-colors.ts";

const site = siteColors({
  paper: "surface",
  ink: "ink",
  "ink-soft": "ink-soft",
  line: "line",
  "line-strong": "line-strong",
  accent: "accent",
  watermark: "accent-tint",
});

/**
 * Colors of operator screens by role, light and dark. Screens are gray: running equipment is bright, stopped equipment
 * is dim, and only what needs the operator is in color.
 */
const screen = {
  screen: ["#d8dbdd", "#1c2733"],
  header: ["#c3c8cb", "#141d28"],
  panel: ["#cdd1d4", "#243140"],
  field: ["#e9ebec", "#131c26"],
  outline: ["#4e5963", "#a4b3c1"],
  pipe: ["#717c86", "#7b8c9c"],
  running: ["#ffffff", "#d3dce4"],
  "on-running": ["#1f2830", "#16202a"],
  stopped: ["#8b959d", "#3d4c5b"],
  content: ["#aab3ba", "#4d5f70"],
  normal: ["#a9bac8", "#46607a"],
  grid: ["#c3c9cd", "#2e3d4c"],
  text: ["#1f2830", "#e6edf3"],
  label: ["#48535d", "#a8b7c5"],
  value: ["#10386f", "#a9d2ff"],
  priority1: ["#c3202c", "#ff5f5f"],
  priority2: ["#e08a00", "#ffb02e"],
  priority3: ["#8a5fc0", "#c39bf0"],
  "on-priority": ["#ffffff", "#10161d"],
  "on-priority2": ["#1a1a1a", "#10161d"],
  "pen-1": ["#10386f", "#a9d2ff"],
  "pen-2": ["#7a4b00", "#f2c079"],
  "pen-3": ["#5b3a8c", "#d3b4f5"],
  "pen-4": ["#0f6156", "#7fd8c4"],
} as const;

const screenIn = (theme: 0 | 1) =>
  Object.fromEntries(Object.entries(screen).map(([role, colors]) => [role, colors[theme]])) as Record<
    keyof typeof screen,
    string
  >;

/**
 * Colors by role and theme. A drawing writes `var(--role)`, and make-diagram.ts inserts the color. Paper and ink are
 * the site's.
 */
export const palettes = {
  light: { ...site.light, ...screenIn(0) },
  dark: { ...site.dark, ...screenIn(1) },
};
