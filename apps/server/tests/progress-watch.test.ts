import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { composeMail } from "../delivery/mail-message.ts";
import { startOutbox } from "../delivery/outbox.ts";
import { lookInterval, progressWatch } from "../delivery/progress-watch.ts";
import { systemClock } from "../runtime/clock.ts";
import { repeat } from "../runtime/repeat.ts";
import { addresses, deliver, newStore } from "./deliver.ts";
import { fakeClock } from "./fake-clock.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startMailServer } from "./for-one-test.ts";
import { addOne, idsIn } from "./stored-enquiries.ts";
import { inVirtualTime } from "./virtual-time.ts";
import { waitFor } from "./wait-for.ts";

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const broken = (code: string) => Object.assign(new Error("x"), { code });

/** What the watch says of a mailer: the details of the alarm while it is active. */
function watch(mailer: Parameters<typeof progressWatch>[0]["mailer"]) {
  let active: Record<string, unknown> | undefined;
  const look = progressWatch({
    mailer,
    raise: (alarm, isActive, details) => {
      expect(alarm).toBe("delivery");
      active = isActive ? details : undefined;
    },
  });
  return { look, alarm: () => active };
}

const open: (() => void)[] = [];
/** A promise that stays open until the test is over, so that the delivery can stop then. */
function noAnswer<Answer>(): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<Answer>();
  promise.catch(() => undefined);
  open.push(() => reject(new Error("over")));
  return promise;
}

/** A delivery on virtual time whose store can be broken, with one email that is due. */
const onBrokenStore = (
  breakStore: (store: Awaited<ReturnType<typeof newStore>>) => void,
  run: (given: {
    store: Awaited<ReturnType<typeof newStore>>;
    alarm: () => Record<string, unknown> | undefined;
    pass: (time: number) => Promise<number>;
    sent: () => number;
  }) => Promise<void>,
) =>
  inVirtualTime(async ({ clock, pass }) => {
    const [store, mailServer] = [await newStore(clock.now), await startMailServer()];
    breakStore(store);
    await addOne(store);
    const { mailer } = deliver(store, mailServer, { clock, pollInterval: 5 * second });
    const { look, alarm } = watch(mailer);
    const log = pino({ level: "silent" });
    const task = repeat({ clock, log }, "watch", lookInterval, look);
    onTestFinished(() => task.stop());
    try {
      await run({ store, alarm, pass, sent: () => mailServer.mails.length });
    } finally {
      for (const end of open.splice(0)) end();
    }
  });

test("if claiming fails for a minute, that is told with the first error, and no longer once emails are sent", () => {
  let errors = 0;
  return onBrokenStore(
    (store) =>
      vi.spyOn(store, "claim").mockImplementation(async () => {
        errors += 1;
        throw broken(errors === 1 ? "FIRST" : "LATER");
      }),
    async ({ store, alarm, pass, sent }) => {
      await pass(55 * second);
      expect(alarm()).toBeUndefined();
      await pass(20 * second);
      expect(alarm()).toMatchObject({ minutes: 1, error: { code: "FIRST" } });
      vi.mocked(store.claim).mockRestore();
      await pass(20 * second);
      expect(sent()).toBe(1);
      expect(alarm()).toBeUndefined();
    },
  );
});

test("a claim that never returns is told, with what the delivery waits for", () =>
  onBrokenStore(
    (store) => vi.spyOn(store, "claim").mockReturnValue(noAnswer()),
    async ({ alarm, pass }) => {
      await pass(75 * second);
      expect(alarm()).toMatchObject({ minutes: 1, step: "claim emails", error: undefined });
    },
  ));

test.each<[string, () => Promise<boolean>, string]>([
  ["fails", async () => Promise.reject(broken("EIO")), "EIO"],
  ["never returns", () => noAnswer<boolean>(), "ETIMEDOUT"],
])(
  "if it cannot be found out whether emails are due because the database %s, they count as due",
  (_name, answer, code) =>
    onBrokenStore(
      (store) => {
        vi.spyOn(store, "claim").mockReturnValue(noAnswer());
        vi.spyOn(store, "isAnyDue").mockImplementation(answer);
      },
      async ({ alarm, pass }) => {
        await pass(2 * minute);
        expect(alarm()).toMatchObject({ error: { code } });
      },
    ),
);

test("an error that was over before is not told as the cause of a later one", () => {
  let isBroken = true;
  return onBrokenStore(
    (store) => {
      const claim = store.claim;
      vi.spyOn(store, "claim").mockImplementation(async (...given) =>
        isBroken ? Promise.reject(broken("OLD")) : claim(...given),
      );
    },
    async ({ store, alarm, pass }) => {
      await pass(30 * second);
      isBroken = false;
      await pass(10 * minute);
      vi.mocked(store.claim).mockReturnValue(noAnswer());
      await addOne(store);
      await pass(75 * second);
      expect(alarm()).toMatchObject({ step: "claim emails", error: undefined });
    },
  );
});

test("an email whose lease has run out counts as due, and one that waits for its retry does not", () =>
  inVirtualTime(async ({ clock }) => {
    const store = await newStore(clock.now);
    await addOne(store);
    const [claim] = await store.claim(1, minute);
    expect(await store.isAnyDue()).toBe(false);
    vi.advanceTimersByTime(minute);
    expect(await store.isAnyDue()).toBe(true);
    const later = { dueAt: clock.now() + minute, code: 450, cause: null, blockedBy: null };
    await store.finish(claim!, { state: "pending", ...later });
    expect(await store.isAnyDue()).toBe(false);
  }));

test("a mail server that is down is told a minute after an email was due, with stage and cause", () =>
  inVirtualTime(async ({ clock, pass }) => {
    const gone = await startMailServer();
    await gone.stop();
    const store = await newStore(clock.now);
    await addOne(store);
    const { mailer } = deliver(store, gone, { clock, pollInterval: 5 * second });
    const { look, alarm } = watch(mailer);
    const task = repeat({ clock, log: pino({ level: "silent" }) }, "watch", lookInterval, look);
    onTestFinished(() => task.stop());
    await pass(100 * second);
    expect(alarm()).toMatchObject({ stage: "connection", cause: "ECONNREFUSED" });
  }));

test.each([-365, 365])("a clock that jumps by %i days raises no alarm while emails are sent", async (days) => {
  const [clock, mailServer] = [fakeClock(), await startMailServer()];
  const store = await newStore(clock.now);
  const { mailer } = deliver(store, mailServer, { clock, pollInterval: 5 * second });
  const { look, alarm } = watch(mailer);
  await look();
  const before = await addOne(store);
  mailer.enquiryStored(before);
  clock.jump(days * day);
  for (let looked = 0; looked < 10; looked += 1) {
    const id = await addOne(store);
    mailer.enquiryStored(id);
    await waitFor(async () => expect(await idsIn(store, "sent")).toContain(id));
    await look();
    expect(alarm()).toBeUndefined();
  }
});

test("without a mail server, an email that could not be written as a file is told with the first error", async () => {
  const [store, directory] = [await newStore(), join(await temporaryFolder(), "outbox")];
  const outbox = startOutbox({
    store,
    directory,
    compose: (content) => composeMail(content, addresses),
    clock: systemClock,
    log: pino({ level: "silent" }),
  });
  onTestFinished(() => outbox.stop());
  const { look, alarm } = watch(outbox);
  const later = async (): Promise<void> => {
    for (let looked = 0; looked * lookInterval <= minute; looked += 1) await look();
  };
  outbox.enquiryStored(await addOne(store));
  await waitFor(async () => expect(await outbox.isAnyDue()).toBe(false));
  await later();
  expect(alarm()).toBeUndefined();
  await rm(directory, { recursive: true });
  await writeFile(directory, "in the way");
  outbox.enquiryStored(await addOne(store));
  await waitFor(() => expect(outbox.progress().firstError).toBeDefined());
  await later();
  expect(alarm()).toMatchObject({ error: { code: "EEXIST" } });
  await rm(directory);
  await waitFor(async () => expect(await outbox.isAnyDue()).toBe(false));
  await look();
  expect(alarm()).toBeUndefined();
});
