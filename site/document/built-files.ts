import { createContext } from "react";

/** Addresses of the built files that every document names. */
export interface BuiltFiles {
  readonly entry: string;
  /** What the entry imports, and that in turn: what others need comes after them. */
  readonly imports: readonly string[];
  readonly styleSheet: string;
}

/** Known while prerendering alone: in the browser the document has them already. */
export const BuiltFilesContext = createContext<BuiltFiles | undefined>(undefined);
