import { useCallback, useEffect, useState } from "react";

const key = "editor-dark";

const stored = (): boolean => {
  try {
    const value = localStorage.getItem(key);
    return value === null ? matchMedia("(prefers-color-scheme: dark)").matches : value === "true";
  } catch {
    return false;
  }
};

/** The theme of the editor, remembered in this browser. */
export function useTheme() {
  const [dark, setDark] = useState(stored);
  useEffect(() => {
    document.documentElement.dataset["theme"] = dark ? "dark" : "light";
    try {
      localStorage.setItem(key, String(dark));
    } catch {
      // The setting then lasts for this page alone.
    }
  }, [dark]);
  const toggle = useCallback(() => setDark((was) => !was), []);
  return { dark, toggle };
}
