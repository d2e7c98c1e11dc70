// Runs in every page. A file of its own, fetched once and then cached, because a document has to fit into one round trip
// (docs/decisions/0013-one-round-trip.md).
import { countInBar } from "../enquiry-list/count-in-bar.ts";
import { loadAhead } from "./load-ahead.ts";
import { fillInLocalValues } from "./local-values.ts";

countInBar();
loadAhead();
fillInLocalValues();
