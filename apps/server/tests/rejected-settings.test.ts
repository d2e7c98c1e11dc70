import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { type Script, startScriptedServer } from "./scripted-mail-server.ts";
import { runCommand } from "./operator-command.ts";
import { waitFor } from "./wait-for.ts";

test.each<[name: string, script: Script, cause: string]>([
  ["our login is missed at DATA", { DATA: "530 5.7.0 Log in first" }, "DATA: 530 5.7.0 Log in first"],
  ["our address is rejected at the final dot", { dot: "550 5.1.8 Bad sender" }, "final dot: 550 5.1.8 Bad sender"],
])("if %s, the mail is held with an alarm, and sent once that is mended", async (_name, faulty, cause) => {
  const script: { -readonly [Name in keyof Script]: Script[Name] } = { ...faulty };
  const mailServer = await startScriptedServer(script);
  onTestFinished(() => mailServer.close());
  const DATA_DIR = await temporaryFolder();
  const server = await startServer({ DATA_DIR, ...mailTo(`smtp://127.0.0.1:${mailServer.port}`), SPEED: "60" });
  const id = await postEnquiry(server.url);
  const readyz = async (): Promise<unknown> => (await fetch(`${server.url}/readyz`)).json();
  const shown = async (): Promise<string> => (await runCommand(["show", id], { DATA_DIR })).out;
  const alarms = (): { alarm?: string }[] =>
    (server.output().match(/^\{.*"alarm".*\}$/gm) ?? []).map((line) => JSON.parse(line) as object);
  const alarm = expect.objectContaining({ alarm: "settings", misconfigured: 1, cause });
  await waitFor(() => expect(alarms()).toContainEqual(alarm));
  await waitFor(async () =>
    expect(await readyz()).toMatchObject({
      parked: 0,
      misconfigured: 1,
      mailServer: "rejects our settings",
      causes: { settings: cause },
    }),
  );
  expect(await shown()).toContain(`, attempt 1, reply ${/\d{3}/.exec(cause)?.[0]}, ${cause}`);
  delete script.DATA;
  delete script.dot;
  // Unless a retry has been quicker.
  await runCommand(["requeue", id], { DATA_DIR });
  await waitFor(async () => expect(await readyz()).toMatchObject({ pending: 0, misconfigured: 0, mailServer: "ok" }));
  expect(await shown()).toMatch(/sent, attempt \d+, reply 250/);
  expect(alarms().filter(({ alarm: name }) => name === "parked")).toEqual([]);
});

test("if the content is rejected, the mail is parked, and the alarm tells the cause", async () => {
  const mailServer = await startScriptedServer({ dot: "550 5.7.1 Rejected as spam" });
  onTestFinished(() => mailServer.close());
  const DATA_DIR = await temporaryFolder();
  const server = await startServer({ DATA_DIR, ...mailTo(`smtp://127.0.0.1:${mailServer.port}`), SPEED: "60" });
  await postEnquiry(server.url);
  const cause = "final dot: 550 5.7.1 Rejected as spam";
  await waitFor(async () =>
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ parked: 1, causes: { parked: cause } }),
  );
  await waitFor(() => expect(server.output()).toContain(`"alarm":"parked","parked":1,"cause":"${cause}"`));
  expect(server.output()).not.toContain('"alarm":"settings"');
});
