// Runs in every page before the first paint and the first input. What can wait is in local-values.deferred.ts.
import { keepSettings } from "../preferences/keep-settings.ts";
import { loadAhead } from "./load-ahead.ts";
import { startAtTop } from "./start-at-top.ts";

keepSettings();
startAtTop();
loadAhead();
