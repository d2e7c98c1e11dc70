import { expect, test } from "vitest";
import { readCommand, usage, UsageError } from "../cli/usage.ts";

const id = "0190a5d3-7c00-7abc-8def-0123456789ab";

test.each([
  [["list"], { name: "list", json: false, limit: 50 }],
  [
    ["list", "--state", "parked", "--email", "a@b.example", "--limit", "7", "--json"],
    { name: "list", json: true, limit: 7, state: "parked", email: "a@b.example" },
  ],
  [["show", id.toUpperCase()], { name: "show", json: false, reference: id }],
  [["requeue", "456789AB"], { name: "requeue", json: false, reference: "456789ab" }],
  [["clock-checked"], { name: "clock-checked", json: false }],
  [["requeue", "--state", "bounced"], { name: "requeue", json: false, all: false, states: ["bounced"] }],
  [["export", "--csv"], { name: "export", json: false }],
  [["export", "--json", "--email", "a@b.example"], { name: "export", json: true, email: "a@b.example" }],
  [["erase", "--email", "a@b.example"], { name: "erase", json: false, email: "a@b.example" }],
  [["show", "--help"], { name: "help", json: false }],
  [["help"], { name: "help", json: false }],
])("parses %j", (args, command) => {
  expect(readCommand(args)).toEqual(command);
});

test.each([
  [[]],
  [["frob"]],
  [["constructor"]],
  [["list", "--bogus"]],
  [["list", "more"]],
  [["list", "--limit", "0"]],
  [["list", "--state", "lost"]],
  [["list", "--csv"]],
  [["show"]],
  [["show", "%"]],
  [["show", "0123456"]],
  [["show", "01234567", "01234567"]],
  [["export"]],
  [["export", "--csv", "--json"]],
  [["requeue", id, "--email", "a@b.example"]],
  [["erase"]],
  [["erase", "--email", "nobody"]],
  [["erase", "--email"]],
])("rejects %j with a one-line message", (args) => {
  expect(() => readCommand(args)).toThrow(UsageError);
  expect(() => readCommand(args)).toThrow(/^[^\n]+[^.\n]$/);
});

test("the help lists every command and option", () => {
  const commands = ["list", "show", "export", "requeue", "erase", "bounced", "test-mail", "clock-checked", "log"];
  for (const name of commands) expect(usage).toMatch(new RegExp(`^  ${name} `, "m"));
  for (const option of ["--json", "--csv", "--email", "--state", "--limit"]) expect(usage).toContain(option);
});
