// Runs in every page before the first paint and the first input; what can wait is in later.deferred.ts.
import { countInBar } from "../enquiry-list/count-in-bar.ts";
import { keepSettings } from "../preferences/keep-settings.ts";
import { loadLater } from "./load-later.ts";
import { startAtTop } from "./start-at-top.ts";

keepSettings();
startAtTop();
countInBar();
loadLater();
