import { createRoot } from "react-dom/client";
import { Desk } from "./Desk.tsx";
import "@ttpl/site/styles/layers.css";
import "@ttpl/site/styles/tokens.css";
import "@ttpl/site/styles/base.css";
import "@ttpl/site/styles/fonts/typeface.css";
import "./styles/desk.css";
import "./styles/panels.css";
import "./styles/form.css";
import "./styles/blocks.css";
import "./styles/narrow.css";

const place = document.getElementById("desk");
if (place) createRoot(place).render(<Desk />);
