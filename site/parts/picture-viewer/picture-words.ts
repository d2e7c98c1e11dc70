import { createContext } from "react";
import type { PictureWords } from "../../reading/schemas/shell-words.ts";

/** The words on and around pictures, for the links within a PictureViewer. */
export const PictureWordsContext = createContext<Partial<PictureWords>>({});
