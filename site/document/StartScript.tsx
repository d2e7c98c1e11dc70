import { useContext } from "react";
import { Scripts } from "react-router";
import { BuiltFilesContext } from "./built-files.ts";
import { startScript } from "./start-script.ts";

/**
 * Loads React: in the build when the page has come to rest, while developing as React Router does it. React Router's build
 * insists on its own way in a document for unknown addresses, which this site does not use.
 */
export function StartScript() {
  const files = useContext(BuiltFilesContext);
  if (import.meta.env.DEV || (import.meta.env.SSR && !files)) return <Scripts />;
  const text = import.meta.env.SSR && files ? startScript(files) : "";
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
