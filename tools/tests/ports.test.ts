import { expect, test } from "vitest";
import { readConfig } from "@ttpl/server/config/config.ts";
import { portsOf } from "../install/ports.mjs";

const messageOf = (run: () => unknown): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
};

test.each(["", "0", "3000", "65535", "65536", "abc", "-1", "3000.5", " 3000", "0x10", "99999999"])(
  "before and after installing, PORT=%j means the same to npm start",
  (PORT) => {
    const server = messageOf(() => readConfig({ PORT }));
    expect(messageOf(() => portsOf("start", { PORT }))).toBe(server);
    if (server === undefined) expect(portsOf("start", { PORT })[0]!.port).toBe(readConfig({ PORT }).port);
  },
);

test("the server listens on HOST; the pages in development and the editor on this machine alone", () => {
  const env = { PORT: "4000", HOST: "0.0.0.0" };
  expect(portsOf("start", env)).toEqual([{ host: "0.0.0.0", port: 4000 }]);
  expect(portsOf("editor", env)).toEqual([
    { host: "localhost", port: 4000 },
    { host: "0.0.0.0", port: 4001 },
    { host: "localhost", port: 4002 },
  ]);
  expect(portsOf("dev", {})).toEqual([
    { host: "localhost", port: 3000 },
    { host: "127.0.0.1", port: 3001 },
  ]);
});

test("development needs the number of its port", () => {
  expect(() => portsOf("dev", { PORT: "0" })).toThrow("PORT must be a whole number from 1 to 65534");
  expect(() => portsOf("editor", { PORT: "65534" })).toThrow("PORT must be a whole number from 1 to 65533");
});
