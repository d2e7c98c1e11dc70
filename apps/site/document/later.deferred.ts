// Runs in every page once it has loaded (load-later.ts).
import { followList } from "../enquiry-list/count-in-bar.ts";
import { loadAhead } from "./load-ahead.ts";
import { fillInLocalValues } from "./local-values.ts";
import { choosePaper } from "./paper-links.ts";
import { startKeptPageAtTop } from "./start-at-top.ts";

loadAhead();
followList();
fillInLocalValues();
startKeptPageAtTop();
choosePaper();
