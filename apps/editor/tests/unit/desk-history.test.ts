import { chmodSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { History } from "../../wire.ts";
import { type DeskCopy, deskCopy } from "./desk-copy.ts";

const company = "content/company.yaml";
const author = { name: "Asha Rao", email: "asha@example.com" };

/** The desk over a copy of the content in which one text has been changed. */
async function changedCopy(): Promise<DeskCopy> {
  const desk = await deskCopy();
  await desk.save(await desk.open(company), { trade: "Another trade" });
  return desk;
}

const keep = (desk: DeskCopy) => desk.ask<History & { problem?: string }>("history", { author, message: "Changed" });

test.each<readonly [string, (desk: DeskCopy) => void]>([
  [
    "signs every entry, by a program that is missing",
    ({ git }) => {
      git("config", "commit.gpgSign", "true");
      git("config", "gpg.program", "/missing");
    },
  ],
  [
    "has checks of programmers that refuse",
    ({ root }) => {
      for (const hook of ["pre-commit", "commit-msg"]) {
        mkdirSync(join(root, ".git/hooks"), { recursive: true });
        writeFileSync(join(root, ".git/hooks", hook), "#!/bin/sh\necho no >&2\nexit 1\n");
        chmodSync(join(root, ".git/hooks", hook), 0o755);
      }
    },
  ],
  [
    "refuses line breaks of another system",
    ({ git, write, text }) => {
      git("config", "core.autocrlf", "input");
      git("config", "core.safecrlf", "true");
      write(company, text(company).replaceAll("\n", "\r\n"));
    },
  ],
])("changes are kept on a machine whose git %s", async (_, prepare) => {
  const desk = await changedCopy();
  prepare(desk);
  const { status, body } = await keep(desk);
  expect(status, body.problem).toBe(200);
  expect(desk.git("log", "-1", "--format=%an: %s").trim()).toBe("Asha Rao: Changed");
  expect(body.uncommitted).toEqual([]);
});

test("a new file is kept that the machine ignores elsewhere", async () => {
  const desk = await changedCopy();
  writeFileSync(join(desk.root, "ignored"), "*.yaml\n");
  desk.git("config", "core.excludesFile", join(desk.root, "ignored"));
  desk.write("content/projects/another.yaml", desk.text("content/projects/cement-bulk-handling.yaml"));
  const { status, body } = await keep(desk);
  expect(status, body.problem).toBe(200);
  expect(desk.git("ls-files", "content/projects/another.yaml")).not.toBe("");
});

test.each<readonly [string, RegExp, (desk: DeskCopy) => void]>([
  ["in use", /another program is using.*index\.lock/, ({ root }) => writeFileSync(join(root, ".git/index.lock"), "")],
  [
    "joined with another",
    /somebody has begun to join.*Everything is saved/,
    ({ git, root }) => writeFileSync(join(root, ".git/MERGE_HEAD"), git("rev-parse", "HEAD")),
  ],
])("a history that is %s is told with what to do, and nothing is kept", async (_, problem, prepare) => {
  const desk = await changedCopy();
  const before = desk.git("rev-parse", "HEAD");
  prepare(desk);
  const { status, body } = await keep(desk);
  expect({ status, problem: body.problem }).toEqual({ status: 422, problem: expect.stringMatching(problem) });
  expect(desk.git("rev-parse", "HEAD")).toBe(before);
});

test("a folder without a history is told from one whose history git does not read", async () => {
  const desk = await changedCopy();
  const ask = async () => (await desk.ask<History>("history")).body;
  desk.git("config", "core.repositoryFormatVersion", "99");
  expect(await ask()).toMatchObject({
    since: "",
    refused: expect.stringMatching(/version/),
    undo: [expect.anything()],
  });
  renameSync(join(desk.root, ".git"), join(desk.root, "elsewhere"));
  expect(await ask()).toMatchObject({ since: "" });
  expect(await ask()).not.toHaveProperty("refused");
});
