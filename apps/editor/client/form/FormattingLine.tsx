import { formattingIn } from "./formatting.ts";

/** Says in a field whose text is shown as it is that formatting does not work there. */
export function FormattingLine({ id, text }: { readonly id: string; readonly text: unknown }) {
  const found = typeof text === "string" ? formattingIn(text) : undefined;
  if (found === undefined) return null;
  return (
    <p className="hint beyond" id={id}>
      Visitors read “{found}” with its signs: formatting and links work in the text of a page only.
    </p>
  );
}
