// Runs in every page before the first paint and the first input.
import { countInBar } from "../enquiry-list/count-in-bar.ts";
import { keepSettings } from "../preferences/keep-settings.ts";
import { loadAhead } from "./load-ahead.ts";
import { fillInLocalValues } from "./local-values.ts";
import { startAtTop } from "./start-at-top.ts";

keepSettings();
startAtTop();
loadAhead();
fillInLocalValues();
countInBar();
