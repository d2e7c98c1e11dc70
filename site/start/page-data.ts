import pageTable from "virtual:page-table";
import { dataFileOf } from "../reading/page-table.ts";

/** Long enough for the slowest line that a page can be read on; then the document is the better bet. */
const patience = 15_000;
const asked = new Map<string, Promise<unknown>>();

async function fetchData(path: string, hash: string): Promise<unknown> {
  const answer = await fetch(dataFileOf(path, hash), { signal: AbortSignal.timeout(patience) });
  if (!answer.ok) throw new Error(`The data of ${path} are not there: HTTP status ${answer.status}`);
  return answer.json();
}

/** The data of the page at `path`. Asked for once; after a failure, again. */
export function pageData(path: string): Promise<unknown> {
  const known = asked.get(path);
  if (known) return known;
  const hash = pageTable[path]?.[1];
  const data = hash === undefined ? Promise.reject(new Error(`No page at ${path}`)) : fetchData(path, hash);
  asked.set(path, data);
  data.catch(() => asked.delete(path));
  return data;
}
