import { createRoot } from "react-dom/client";
import { Editor } from "./Editor.tsx";
import "@ttpl/site/styles/layers.css";
import "@ttpl/site/styles/tokens.css";
import "@ttpl/site/styles/base.css";
import "@ttpl/site/styles/fonts/typeface.css";
import "./styles/editor.css";
import "./styles/panels.css";
import "./styles/form.css";
import "./styles/blocks.css";
import "./styles/spreadsheet.css";
import "./styles/narrow.css";

const place = document.getElementById("editor");
if (place) createRoot(place).render(<Editor />);
