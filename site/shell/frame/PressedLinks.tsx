import { useHydrated } from "../../parts/browser-value/use-browser-value.ts";

/**
 * A file, another window and a picture that React enlarges are no page changes.
 * https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: "/*" }, { not: { selector_matches: "[download], [target], [data-enlarged]" } }],
      },
      eagerness: "conservative",
    },
  ],
});

/**
 * Has a browser that knows how ask for a link's document while the link is still being pressed, a tenth of a second before
 * the click. Until React is there to change pages: it needs no document.
 */
export function PressedLinks() {
  if (useHydrated()) return null;
  const text = import.meta.env.SSR ? rules : "";
  return <script type="speculationrules" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
