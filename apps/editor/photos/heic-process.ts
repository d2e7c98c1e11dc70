import { createRequire } from "node:module";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

interface HeicImage {
  get_width(): number;
  get_height(): number;
  display(
    into: { data: Uint8ClampedArray; width: number; height: number },
    done: (shown: { data: Uint8ClampedArray } | null) => void,
  ): void;
}
interface Decoder {
  decode(bytes: Uint8Array): HeicImage[];
}

/** What the reading of a phone's photo sends back: a PNG, or nothing if it cannot be read. */
export interface HeicAnswer {
  readonly png?: Uint8Array;
}

/** Many times what phones have. */
const mostPixels = 120_000_000;

/** A PNG with the color space of the photo, which sharp cannot add to pixels: phones have a wider one than the web. */
function withColors(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from("iCCPphoto\0\0", "latin1"), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  check.writeUInt32BE(crc32(body));
  // After the signature and the header, which have 33 bytes.
  return Buffer.concat([png.subarray(0, 33), length, body, check, png.subarray(33)]);
}

async function read(bytes: Uint8Array): Promise<HeicAnswer> {
  const require = createRequire(import.meta.url);
  const { HeifDecoder } = (
    require("libheif-js/libheif-wasm/libheif-bundle.js") as () => {
      HeifDecoder: new () => Decoder;
    }
  )();
  const [image] = new HeifDecoder().decode(bytes);
  if (!image) return {};
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) return {};
  const data = new Uint8ClampedArray(width * height * 4);
  const shown = await new Promise<{ data: Uint8ClampedArray } | null>((resolve) =>
    image.display({ data, width, height }, resolve),
  );
  if (!shown) return {};
  const { icc } = await sharp(bytes).metadata();
  const png = await sharp(shown.data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { png: icc ? withColors(png, icc) : png };
}

// A program of its own (heic.ts): it gets the bytes of one file, answers, and ends.
process.once("message", (bytes: Uint8Array) => {
  void read(bytes)
    .catch((): HeicAnswer => ({}))
    .then((answer) => process.send?.(answer, () => process.disconnect()));
});
