const names = ["LD_PRELOAD", "FAKETIME", "FAKETIME_SHARED", "FAKETIME_DONT_FAKE_MONOTONIC"];

/**
 * The settings of libfaketime in the environment of a test run with another date, for that of the servers and commands
 * that tests start: both have to have the same date (docs/decisions/0036-publishing.md).
 */
export const runDate: Readonly<Record<string, string>> = Object.fromEntries(
  names.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);

/** Whether the tests run with another date. */
export const hasRunDate = "FAKETIME" in runDate;

/** The environment for browsers, whose processes do not bear another date: their pages get it from the tests. */
export const browserEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || names.includes(name) ? [] : [[name, value]],
  ),
);
