import { chmodSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { History } from "../../wire.ts";
import { type EditorCopy, editorCopy } from "./editor-copy.ts";

const company = "content/company.yaml";
const author = { name: "Asha Rao", email: "asha@example.com" };

/** The editor over a copy of the content in which one text has been changed. */
async function changedCopy(): Promise<EditorCopy> {
  const editor = await editorCopy();
  await editor.save(await editor.open(company), { trade: "Another trade" });
  return editor;
}

const keep = (editor: EditorCopy) =>
  editor.ask<History & { problem?: string }>("history", { author, message: "Changed" });

test.each<readonly [string, (editor: EditorCopy) => void]>([
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
  const editor = await changedCopy();
  prepare(editor);
  const { status, body } = await keep(editor);
  expect(status, body.problem).toBe(200);
  expect(editor.git("log", "-1", "--format=%an: %s").trim()).toBe("Asha Rao: Changed");
  expect(body.uncommitted).toEqual([]);
});

test("a new file is kept that the machine ignores elsewhere", async () => {
  const editor = await changedCopy();
  writeFileSync(join(editor.root, "ignored"), "*.yaml\n");
  editor.git("config", "core.excludesFile", join(editor.root, "ignored"));
  editor.write("content/projects/another.yaml", editor.text("content/projects/cement-bulk-handling.yaml"));
  const { status, body } = await keep(editor);
  expect(status, body.problem).toBe(200);
  expect(editor.git("ls-files", "content/projects/another.yaml")).not.toBe("");
});

test.each<readonly [string, RegExp, (editor: EditorCopy) => void]>([
  ["in use", /another program is using.*index\.lock/, ({ root }) => writeFileSync(join(root, ".git/index.lock"), "")],
  [
    "joined with another",
    /somebody has begun to join.*Everything is saved/,
    ({ git, root }) => writeFileSync(join(root, ".git/MERGE_HEAD"), git("rev-parse", "HEAD")),
  ],
])("a history that is %s is told with what to do, and nothing is kept", async (_, problem, prepare) => {
  const editor = await changedCopy();
  const before = editor.git("rev-parse", "HEAD");
  prepare(editor);
  const { status, body } = await keep(editor);
  expect({ status, problem: body.problem }).toEqual({ status: 422, problem: expect.stringMatching(problem) });
  expect(editor.git("rev-parse", "HEAD")).toBe(before);
});

test("a folder without a history is told from one whose history git does not read", async () => {
  const editor = await changedCopy();
  const ask = async () => (await editor.ask<History>("history")).body;
  editor.git("config", "core.repositoryFormatVersion", "99");
  expect(await ask()).toMatchObject({
    since: "",
    refused: expect.stringMatching(/version/),
    undo: [expect.anything()],
  });
  renameSync(join(editor.root, ".git"), join(editor.root, "elsewhere"));
  expect(await ask()).toMatchObject({ since: "" });
  expect(await ask()).not.toHaveProperty("refused");
});
