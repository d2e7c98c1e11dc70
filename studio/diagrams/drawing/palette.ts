import { siteColours } from "../../site-colours.ts";

const site = siteColours({
  paper: "sheet",
  ink: "ink",
  "ink-soft": "ink-soft",
  line: "line",
  "line-strong": "line-strong",
  accent: "accent",
});

/**
 * Colours by role and theme. A drawing writes `var(--role)`, and make-diagram.ts inserts the colour. Paper and ink are
 * the site's. The other roles are for operator screens, which are grey: running equipment is bright, stopped
 * equipment is dim, and only what needs the operator is in colour.
 */
export const palettes = {
  light: {
    ...site.light,
    screen: "#d8dbdd",
    header: "#c3c8cb",
    panel: "#cdd1d4",
    field: "#e9ebec",
    outline: "#4e5963",
    pipe: "#717c86",
    running: "#ffffff",
    "on-running": "#1f2830",
    stopped: "#8b959d",
    content: "#aab3ba",
    normal: "#a9bac8",
    grid: "#c3c9cd",
    text: "#1f2830",
    label: "#48535d",
    value: "#10386f",
    priority1: "#c3202c",
    priority2: "#e08a00",
    priority3: "#8a5fc0",
    "on-priority": "#ffffff",
    "on-priority2": "#1a1a1a",
    "pen-1": "#10386f",
    "pen-2": "#7a4b00",
    "pen-3": "#5b3a8c",
    "pen-4": "#0f6156",
  },
  dark: {
    ...site.dark,
    screen: "#1c2733",
    header: "#141d28",
    panel: "#243140",
    field: "#131c26",
    outline: "#a4b3c1",
    pipe: "#7b8c9c",
    running: "#d3dce4",
    "on-running": "#16202a",
    stopped: "#3d4c5b",
    content: "#4d5f70",
    normal: "#46607a",
    grid: "#2e3d4c",
    text: "#e6edf3",
    label: "#a8b7c5",
    value: "#a9d2ff",
    priority1: "#ff5f5f",
    priority2: "#ffb02e",
    priority3: "#c39bf0",
    "on-priority": "#10161d",
    "on-priority2": "#10161d",
    "pen-1": "#a9d2ff",
    "pen-2": "#f2c079",
    "pen-3": "#d3b4f5",
    "pen-4": "#7fd8c4",
  },
};
