// Runs in every page before the first paint and the first input.
import { keepSettings } from "../preferences/keep-settings.ts";
import { loadAhead } from "./load-ahead.ts";
import { fillInLocalValues } from "./local-values.ts";
import { startAtTop } from "./start-at-top.ts";

keepSettings();
startAtTop();
loadAhead();
fillInLocalValues();
