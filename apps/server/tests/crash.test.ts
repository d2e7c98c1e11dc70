import { expect, test } from "vitest";
import { describeOnBoth } from "./databases.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { runCommand } from "./operator-command.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { waitFor } from "./wait-for.ts";

const stateOf = async (id: string, settings: Record<string, string>): Promise<string> => {
  const { out } = await runCommand(["show", id, "--json"], settings);
  return (JSON.parse(out) as { delivery: { state: string } }).delivery.state;
};
const messageIds = (mails: readonly { messageId?: string | undefined }[]) => mails.map(({ messageId }) => messageId);

describeOnBoth("a server killed while sending an email", (newDatabase) => {
  test("before the final dot: sends it once after a restart", async () => {
    const [{ settings }, mailServer] = [await newDatabase(), await startMailServer()];
    const all = { ...settings, ...mailTo(mailServer.url), SPEED: "20" };
    mailServer.behavior = "silent";
    const first = await startServer(all);
    const id = await postEnquiry(first.url);
    await waitFor(() => expect(mailServer.recipients).toBe(1));
    expect(await first.end("SIGKILL")).toBeNull();
    mailServer.behavior = "accept";
    await startServer(all);
    await waitFor(() => expect(messageIds(mailServer.mails)).toEqual([`<${id}@example.org>`]));
    await waitFor(async () => expect(await stateOf(id, settings)).toBe("sent"));
    expect(mailServer.mails).toHaveLength(1);
  });

  test("between the final dot and the reply: does not retry immediately, and resends the same bytes", async () => {
    const [{ settings }, mailServer] = [await newDatabase(), await startMailServer()];
    const all = { ...settings, ...mailTo(mailServer.url), SPEED: "20" };
    mailServer.behavior = "silent after data";
    const first = await startServer(all);
    const id = await postEnquiry(first.url);
    await waitFor(() => expect(mailServer.raw).toHaveLength(1));
    expect(await first.end("SIGKILL")).toBeNull();
    mailServer.behavior = "accept";
    await startServer(all);
    await waitFor(async () => expect(await stateOf(id, settings)).toBe("uncertain"));
    expect(mailServer.raw).toHaveLength(1);
    expect((await runCommand(["requeue", id], settings)).code).toBe(0);
    await waitFor(() => expect(mailServer.raw).toHaveLength(2));
    expect(mailServer.raw[1]).toEqual(mailServer.raw[0]);
  });
});
