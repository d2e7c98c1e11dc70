import { lookInto, type NewStore } from "./new-store.ts";
import { newPost, post } from "./post.ts";
import type { Check, Run } from "./row.ts";
import type { ServerChild } from "./server-child.ts";
import { waitUntil } from "./wait-until.ts";

const postsMeanwhile = 20;

interface DiskFault {
  readonly name: string;
  /** The server repairs the fault by itself within a second, so it may acknowledge enquiries before `end`. */
  readonly isRepaired?: boolean;
  /** What the alarm must name: the cause, and not that of a rollback. */
  readonly cause?: string;
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/**
 * Sends enquiries before, during and after a disk fault. The fault has begun once one enquiry is refused; from then on
 * none may be acknowledged, and no refused one may be stored.
 */
export async function goThroughDiskFault(
  { name, isRepaired = false, cause = "", begin, end }: DiskFault,
  { server, store, run }: { server: ServerChild; store: Pick<NewStore, "open">; run: Pick<Run, "progress"> },
): Promise<Check[]> {
  const storedIds = async (): Promise<Set<string>> => {
    const stored = await lookInto(store, (opened) => opened.list({ after: "", limit: 100_000 }));
    return new Set(stored.map(({ id }) => id));
  };
  const earlier = await storedIds();
  const acknowledged: string[] = [];
  const statuses = new Map<number | string, number>();
  /** A long enquiry, because there is often still space for a short one. */
  const send = async (): Promise<boolean> => {
    const { status, id } = await post(server.port, newPost(randomText(6000)));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (id) acknowledged.push(id);
    return id !== undefined;
  };
  await send();
  await begin();
  const began = await waitUntil(async () => !(await send()), 60, 1);
  const before = acknowledged.length;
  for (let sent = 0; sent < postsMeanwhile; sent += 1) await send();
  const meanwhile = acknowledged.length - before;
  const isTold = () => {
    const alarm = server
      .output()
      .split("\n")
      .findLast((line) => line.includes('"alarm":"store"'));
    return alarm?.includes(cause) ?? false;
  };
  const told = isRepaired || (await waitUntil(isTold, 60));
  const refused = `${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`;
  await end();
  const recovered = await waitUntil(send, 60, 100);
  const others = [...statuses.keys()].filter((status) => status !== 202 && status !== 503);
  const kept = await storedIds();
  const lost = acknowledged.filter((id) => !kept.has(id)).length;
  const unasked = [...kept].filter((id) => !earlier.has(id) && !acknowledged.includes(id)).length;
  run.progress(`${name}: ${refused}; recovered: ${recovered}`);
  return [
    { name: `an alarm with the cause: ${name}`, passed: told, seen: "" },
    { name: `refuses: ${name}`, passed: began, seen: `${name}: ${refused}` },
    { name: `nothing acknowledged meanwhile: ${name}`, passed: meanwhile === 0 || isRepaired, seen: "" },
    { name: `only 202 and 503: ${name}`, passed: others.length === 0, seen: others.join() },
    { name: `recovers by itself: ${name}`, passed: recovered && !server.hasEnded(), seen: "" },
    { name: `acknowledged is stored: ${name}`, passed: lost === 0, seen: lost > 0 ? `${lost} lost` : "" },
    { name: `refused is not stored: ${name}`, passed: unasked === 0, seen: unasked > 0 ? `${unasked} stored` : "" },
  ];
}

/** Text that a database cannot compress to a few bytes. */
const randomText = (length: number): string =>
  Array.from({ length }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("");
