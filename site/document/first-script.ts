// What must run before anything is painted, in every page. What can wait is in page.deferred.ts.
import { keepSettings } from "../preferences/keep-settings.ts";
import { startAtTop } from "./start-at-top.ts";

keepSettings();
startAtTop();
