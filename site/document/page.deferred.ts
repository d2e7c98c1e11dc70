// What runs in every page once its document is there.
import { fetchPointedAt } from "./fetch-pointed-at.ts";
import { fillInLocalValues } from "./local-values.ts";

fillInLocalValues();
fetchPointedAt();
