import { useContext } from "react";
import { Links } from "react-router";
import { BuiltFilesContext } from "./built-files.ts";

/**
 * The page's style sheet. In the build an element that site-build/page-styles.ts fills with the rules of this page; the
 * whole sheet follows with React.
 */
export function Styles() {
  const files = useContext(BuiltFilesContext);
  if (import.meta.env.DEV) return <Links />;
  return <style data-whole={files?.styleSheet} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
