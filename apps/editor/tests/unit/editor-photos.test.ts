import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureNamed } from "@ttpl/content/derive/pictures.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import type { OpenFile } from "../../wire.ts";
import { editorCopy } from "./editor-copy.ts";

const texts = new URLSearchParams({
  title: "Skid in the workshop",
  description: "A pump skid with two filters on a workshop floor",
});

/** A photo as a camera held upright stores it: lying on its side, left half red, with the place where it was taken. */
const sidewaysPhoto = () =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: "blue" } })
    .composite([{ input: { create: { width: 1000, height: 1000, channels: 3, background: "red" } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: "secret-camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "12/1 34/1 56/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test("a photo is turned upright, loses its metadata, and is written in the site's sizes", async () => {
  const editor = await editorCopy();
  const { status, body } = await editor.ask<{ name: string }>(
    `photos?${texts.toString()}`,
    new Uint8Array(await sidewaysPhoto()),
  );
  expect({ status, body }).toEqual({ status: 201, body: { name: "photo-skid-in-the-workshop" } });
  const picture = pictureNamed(body.name, join(editor.root, publicFolder));
  const thumbnail = await editor.request(`/thumbnails/${body.name}`);
  expect([thumbnail.status, thumbnail.headers.get("Content-Type")]).toEqual([200, "image/avif"]);
  expect(picture).toMatchObject({ width: 1000, height: 2000, fallback: `/photos/${body.name}/1000.jpg` });
  for (const file of ["800.avif", "1000.avif", "1000.jpg"]) {
    const path = join(editor.root, publicFolder, "photos", body.name, file);
    const metadata = await sharp(path).metadata();
    expect(metadata.exif, file).toBeUndefined();
    expect(metadata.orientation ?? 1, file).toBe(1);
    expect(metadata.height, file).toBe(2 * metadata.width);
    expect(readFileSync(path).includes("secret-camera"), file).toBe(false);
    // Its left half is the upper one when it is upright, so that the upper right corner is red.
    const { data } = await sharp(path)
      .extract({ left: metadata.width - 50, top: 10, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0], file).toBeGreaterThan(200);
  }
});

test("npm run photo makes the same of a file, and says so in words if it cannot", async () => {
  const editor = await editorCopy();
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [resolve("apps/editor/photos/add-photo.ts"), ...args], {
      cwd: editor.root,
      encoding: "utf8",
      timeout: 60_000,
    });
  const file = join(editor.root, "IMG_0001.JPG");
  writeFileSync(file, await sidewaysPhoto());
  expect(run(file, "Skid in the workshop")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("photo-skid-in-the-workshop"),
  });
  expect(pictureNamed("photo-skid-in-the-workshop", join(editor.root, publicFolder))).toMatchObject({ width: 1000 });
  expect(run(file)).toMatchObject({ status: 0, stdout: expect.stringContaining("photo-img-0001") });
  writeFileSync(file, "no picture");
  expect(run(file)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^This file is not a picture/) });
  expect(run("missing.jpg")).toMatchObject({ status: 1, stderr: expect.stringContaining("no such file") });
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining("npm run photo -- ") });
});

test("a phone's photo in its own format (HEIC) is stored with the colors that it had", async () => {
  const editor = await editorCopy();
  // 900 × 600 pixels in the color space of phones: the left half is the web's red, the right half its blue.
  const photo = readFileSync(new URL("phone-photo.heic", import.meta.url));
  expect((await sharp(photo).metadata()).compression).toBe("hevc");
  const { status, body } = await editor.ask<{ name: string }>(`photos?${texts.toString()}`, new Uint8Array(photo));
  expect(status, JSON.stringify(body)).toBe(201);
  const path = join(editor.root, publicFolder, "photos", body.name, "900.jpg");
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([900, 600]);
  const colorAt = (left: number) => [...data.subarray((300 * 900 + left) * 3, (300 * 900 + left) * 3 + 3)];
  const isNear = (color: readonly number[], wanted: readonly number[]) =>
    color.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 12);
  expect(isNear(colorAt(200), [255, 0, 0]), `red: ${colorAt(200).join()}`).toBe(true);
  expect(isNear(colorAt(700), [0, 0, 255]), `blue: ${colorAt(700).join()}`).toBe(true);
});

test("two photos with the same caption get two names", async () => {
  const editor = await editorCopy();
  const photo = new Uint8Array(await sidewaysPhoto());
  const names = [];
  for (const _ of [1, 2])
    names.push((await editor.ask<{ name: string }>(`photos?${texts.toString()}`, photo)).body.name);
  expect(names).toEqual(["photo-skid-in-the-workshop", "photo-skid-in-the-workshop-2"]);
});

const small = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "gray" } })
    .png()
    .toBuffer();
const tooHigh = () =>
  sharp({ create: { width: 900, height: 30_000, channels: 3, background: "gray" } })
    .png()
    .toBuffer();

/** A part of a file in the format of phones (ISO/IEC 14496-12). */
const box = (type: string, ...content: readonly (Buffer | string | number)[]): Buffer => {
  const parts = content.map((part) => (typeof part === "number" ? Buffer.from([part]) : Buffer.from(part as string)));
  const body = Buffer.concat([Buffer.from(type, "latin1"), ...parts]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body]);
};
const hex = (digits: string) => Buffer.from(digits.replaceAll(" ", ""), "hex");

/** The head of a photo of 1200 × 900 pixels as phones write it, without what is seen in it. */
const highEfficiency = () =>
  Buffer.concat([
    box("ftyp", "heic", hex("00000000"), "mif1heic"),
    box(
      "meta",
      hex("00000000"),
      box("hdlr", hex("00000000 00000000"), "pict", hex("00000000 00000000 00000000 00")),
      box("pitm", hex("00000000 0001")),
      box("iinf", hex("00000000 0001"), box("infe", hex("02000000 0001 0000"), "hvc1", hex("00"))),
      box(
        "iprp",
        box(
          "ipco",
          box("hvcC", hex("01 01 60000000 900000000000 5d f000 fc fd f8 f8 0000 0f 00")),
          box("ispe", hex("00000000 000004b0 00000384")),
        ),
        box("ipma", hex("00000000 00000001 0001 02 81 02")),
      ),
      box("iloc", hex("00000000 44 00 0001 0001 0000 0001 00000000 00000008")),
    ),
    box("mdat", hex("0000000000000000")),
  ]);
const cutOff = async () => (await sidewaysPhoto()).subarray(0, 9000);

test.each([
  ["too small", small, texts, 422, /300 pixels wide, and the site needs 800/],
  [
    "no picture",
    async () => Buffer.from("%PDF-1.7 not a picture"),
    texts,
    422,
    /not a picture that the editor can read.*JPEG or PNG/,
  ],
  [
    "an SVG drawing",
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    texts,
    422,
    /not a picture/,
  ],
  ["a phone's, and cut off", async () => highEfficiency(), texts, 422, /HEIC photo.*Most Compatible.*JPEG/],
  ["very high", tooHigh, texts, 422, /900 pixels wide and 30000 high, too long.*up to 5 times/],
  ["damaged", cutOff, texts, 422, /damaged/],
  ["50 MB large", async () => Buffer.alloc(50_000_000), texts, 413, /too large: the editor takes up to 25 MB/],
  [
    "without a description",
    sidewaysPhoto,
    new URLSearchParams({ title: "A", description: " " }),
    422,
    /what is seen in the photo/,
  ],
])("a photo that is %s is refused with what to do", async (_, bytes, query, status, problem) => {
  const editor = await editorCopy();
  const photo = new Uint8Array(await bytes());
  const answer = await editor.ask<{ problem: string }>(`photos?${query.toString()}`, photo, {
    "Content-Length": String(photo.length),
  });
  expect(answer).toEqual({ status, body: { problem: expect.stringMatching(problem) } });
  expect(existsSync(join(editor.root, publicFolder, "photos"))).toBe(false);
});

test("a photo can stand in the timeline, a story and a gallery", async () => {
  const editor = await editorCopy();
  const photo = new Uint8Array(await sidewaysPhoto());
  const place = async (name: string, valuesOf: (file: OpenFile, photo: string) => Record<string, unknown>) => {
    const { body } = await editor.ask<{ name: string }>(`photos?${texts.toString()}`, photo);
    const file = await editor.open(name);
    return editor.save<{ errors?: unknown }>(file, valuesOf(file, body.name));
  };
  const figure = (name: string) => ({ name, caption: "A skid", alt: "A pump skid with two filters" });
  const saved = [
    await place("content/pages/about/default.md", ({ data }, name) => {
      const last = (data as { events: unknown[] }).events.length - 1;
      return { [`events.${last}.picture`]: figure(name) };
    }),
    await place("content/pages/success/default.md", (_, name) => ({ "figures.items.0": figure(name) })),
    // Added and not put in place of another, which a project may show.
    await place("content/galleries/custom-design.yaml", ({ data }, id) => {
      const { items } = data as { items: unknown[] };
      return { items: [...items, { id, title: "A skid", alt: "A pump skid" }] };
    }),
  ];
  for (const { status, body } of saved)
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
});
