import { expect, test } from "vitest";
import { readStoredSettings, storageKey, writeStoredSettings } from "../../preferences/stored-settings.ts";

const defaults = { darkMode: false, menuOpen: false };
const slices = (theme: unknown, nav: unknown) =>
  JSON.stringify({ theme: JSON.stringify(theme), nav: JSON.stringify(nav) });

/** What the redux-persist library of the old site has written in visitors' browsers. */
const ofTheOldSite = String.raw`{"theme":"{\"dark_mode\":true}","nav":"{\"show\":false}","_persist":"{\"version\":-1,\"rehydrated\":true}"}`;

const readable: [string, { darkMode: boolean; menuOpen: boolean }][] = [
  [ofTheOldSite, { darkMode: true, menuOpen: false }],
  [slices({ dark_mode: false }, { show: true }), { darkMode: false, menuOpen: true }],
  [slices({ dark_mode: true }, { show: true }), { darkMode: true, menuOpen: true }],
  [slices({ dark_mode: true, more: 1 }, {}), { darkMode: true, menuOpen: false }],
  // A broken slice does not affect the other one.
  [JSON.stringify({ theme: "{", nav: '{"show":true}' }), { darkMode: false, menuOpen: true }],
  [JSON.stringify({ theme: '{"dark_mode":true}' }), { darkMode: true, menuOpen: false }],
];

const brokenOrForeign: (string | null)[] = [
  null,
  "",
  " ",
  "{",
  "null",
  "undefined",
  "true",
  "17",
  '"text"',
  "[]",
  "[1]",
  "{}",
  "NaN",
  "\0",
  "<html>",
  ofTheOldSite.slice(0, -1),
  ofTheOldSite.slice(0, 20),
  `${ofTheOldSite}x`,
  // Slices that are objects instead of JSON strings, or anything else.
  '{"theme":{"dark_mode":true},"nav":{"show":true}}',
  '{"theme":null,"nav":17}',
  '{"theme":"","nav":"{"}',
  '{"theme":"null","nav":"[]"}',
  '{"theme":"true","nav":"1"}',
  '{"theme":"[true]","nav":"\\"show\\""}',
  // Values that are not exactly true.
  slices({ dark_mode: "true" }, { show: 1 }),
  slices({ dark_mode: {} }, { show: [] }),
  slices({}, {}),
  slices({ darkMode: true }, { shown: true }),
  '{"__proto__":{"theme":"{\\"dark_mode\\":true}"}}',
];

test("the storage key is the one of the old site", () => {
  expect(storageKey).toBe("persist:root");
});

test.each(readable)("%s is read", (stored, settings) => {
  expect(readStoredSettings(stored)).toEqual(settings);
});

test.each(brokenOrForeign)("%j falls back to the defaults", (stored) => {
  expect(readStoredSettings(stored)).toEqual(defaults);
});

test("settings are written in exactly the format of the old site", () => {
  expect(writeStoredSettings({ darkMode: true, menuOpen: false }, null)).toBe(ofTheOldSite);
  expect(writeStoredSettings({ darkMode: true, menuOpen: false }, ofTheOldSite)).toBe(ofTheOldSite);
});

test.each([...brokenOrForeign, ...readable.map(([stored]) => stored)])(
  "settings written over %j are read back unchanged",
  (stored) => {
    for (const darkMode of [true, false]) {
      for (const menuOpen of [true, false]) {
        const written = writeStoredSettings({ darkMode, menuOpen }, stored);
        expect(readStoredSettings(written)).toEqual({ darkMode, menuOpen });
      }
    }
  },
);

test("unknown slices are preserved", () => {
  const foreign = JSON.stringify({ basket: '{"items":[1]}', theme: '{"dark_mode":false}', version: 3 });
  expect(JSON.parse(writeStoredSettings({ darkMode: true, menuOpen: true }, foreign))).toEqual({
    basket: '{"items":[1]}',
    version: 3,
    theme: '{"dark_mode":true}',
    nav: '{"show":true}',
    _persist: '{"version":-1,"rehydrated":true}',
  });
});

test("unknown keys of the slices that are written are preserved too", () => {
  const foreign = slices({ dark_mode: false, accent: "green" }, { show: true, width: 3 });
  const written = JSON.parse(writeStoredSettings({ darkMode: true, menuOpen: false }, foreign)) as Record<
    string,
    string
  >;
  expect(JSON.parse(written["theme"] ?? "")).toEqual({ dark_mode: true, accent: "green" });
  expect(JSON.parse(written["nav"] ?? "")).toEqual({ show: false, width: 3 });
});
