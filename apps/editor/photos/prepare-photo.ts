import sharp from "sharp";
import { heicAsPng } from "./heic.ts";

/** Largest accepted file, in bytes. */
export const mostBytes = 25_000_000;
/** Widths of the files that the site offers to browsers, in pixels. */
const widths = [800, 1600];
/** Narrower pictures would be enlarged by every screen. */
export const leastWidth = 800;
/** Higher pictures, in widths, would not fit into an AVIF file, and no page shows them well. */
const mostShape = 5;

const readable = new Set(["jpeg", "png", "webp", "tiff", "heif", "avif"]);

/** Thrown for a file that cannot become a photo, with what the owner can do. */
export class UnusablePhoto extends Error {}

export interface PreparedPhoto {
  readonly width: number;
  readonly height: number;
  /** By name, such as 800.avif. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const noPicture = "This file is not a picture that the editor can read. Save it as JPEG or PNG and drop it again.";

/** Whatever the name of the file says. */
const highEfficiency =
  "This is a HEIC photo, as iPhones make them, and the editor cannot read this one. On the iPhone choose Settings › Camera › Formats › Most Compatible for new photos; send this one to yourself by mail, which makes a JPEG of it, and drop that.";

/** Whether a picture is in the format of phones, of which sharp reads the head alone. */
const isHeic = (bytes: Uint8Array): Promise<boolean> =>
  sharp(bytes)
    .metadata()
    .then(
      ({ compression }) => compression === "hevc",
      () => false,
    );

/** Width and height as the picture is seen, upright. */
async function uprightSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new UnusablePhoto(noPicture);
    });
  if (!readable.has(format ?? "")) throw new UnusablePhoto(noPicture);
  return autoOrient;
}

/**
 * Turns a picture upright and writes it in the site's widths, as AVIF and as JPEG for other programs. Nothing else of the
 * file is kept: neither the place and time at which it was taken, nor the camera.
 * @throws UnusablePhoto
 */
export async function preparePhoto(file: Uint8Array): Promise<PreparedPhoto> {
  if (file.byteLength > mostBytes) {
    const size = Math.round(file.byteLength / 1e6);
    throw new UnusablePhoto(
      `This file has ${size} MB, and the editor takes up to ${mostBytes / 1e6} MB. Save the picture smaller, 4000 pixels wide for example, and drop it again.`,
    );
  }
  const bytes = (await isHeic(file)) ? await heicAsPng(file) : file;
  if (!bytes) throw new UnusablePhoto(highEfficiency);
  const { width, height } = await uprightSize(bytes);
  if (width < leastWidth) {
    throw new UnusablePhoto(
      `This picture is ${width} pixels wide, and the site needs ${leastWidth} or more. Use the original from the camera, not one from a message or a website.`,
    );
  }
  if (height > mostShape * width) {
    throw new UnusablePhoto(
      `This picture is ${width} pixels wide and ${height} high, too long for a page. Cut out what matters, up to ${mostShape} times as high as wide, and drop it again.`,
    );
  }
  const upright = sharp(bytes, { limitInputPixels: 200_000_000 }).autoOrient().flatten({ background: "white" });
  const widest = Math.min(width, Math.max(...widths));
  const files = new Map<string, Uint8Array>();
  try {
    for (const wanted of new Set([...widths.filter((each) => each < widest), widest])) {
      files.set(`${wanted}.avif`, await upright.clone().resize(wanted).avif({ quality: 55, effort: 3 }).toBuffer());
    }
    files.set(`${widest}.jpg`, await upright.clone().resize(widest).jpeg({ quality: 80, mozjpeg: true }).toBuffer());
  } catch {
    throw new UnusablePhoto(
      "This picture is damaged: it ends too early or is too large. Copy it from the camera again.",
    );
  }
  return { width: widest, height: Math.round((height * widest) / width), files };
}
