import type { Choices } from "../../wire.ts";

/** What the widgets of a form need beside their own value. */
export interface FormTools {
  /** The values of the whole form. */
  readonly data: unknown;
  readonly choices: Choices;
  /** The headings of the page's text. */
  readonly sections: readonly string[];
  /** Sets several settings of the same group, such as a photo's name and its texts. */
  readonly setValues: (path: readonly (string | number)[], values: Readonly<Record<string, unknown>>) => void;
  /** A new photo has been stored. */
  readonly onPhoto: () => void;
}

/** A copy of `data` in which the settings at a path have these values too. */
export function withValueAt(
  data: unknown,
  [key, ...rest]: readonly (string | number)[],
  values: Readonly<Record<string, unknown>>,
): unknown {
  if (key === undefined) return { ...(data as object | undefined), ...values };
  if (Array.isArray(data))
    return data.map((entry, index) => (index === key ? withValueAt(entry, rest, values) : entry));
  const settings = (data ?? {}) as Record<string, unknown>;
  return { ...settings, [key]: withValueAt(settings[key], rest, values) };
}

/** The anchor of a heading: "What you receive" → "what-you-receive". */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
