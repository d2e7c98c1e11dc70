// npm run photo -- FILE [TITLE]: does what dropping a photo in the editor does. TITLE makes its name; without one, the file's
// name does.
import { readFileSync } from "node:fs";
import { parse } from "node:path";
import { preparePhoto, UnusablePhoto } from "./prepare-photo.ts";
import { storePhoto } from "./photo-store.ts";

const [file, title] = process.argv.slice(2);

async function addPhoto(from: string): Promise<void> {
  const photo = await preparePhoto(readFileSync(from));
  const name = storePhoto(process.cwd(), title ?? parse(from).name, photo);
  console.log(`${name} has ${photo.files.size} files. Show it by its name, in a page's figure or as an item of a gallery:

  - id: ${name}
    title: …
    alt: What is seen in it, in a sentence, for readers who cannot see it.`);
}

if (file === undefined) {
  console.error('Name the file of a photo: npm run photo -- "FILE" "TITLE"');
  process.exitCode = 1;
} else {
  await addPhoto(file).catch((error: NodeJS.ErrnoException) => {
    if (!(error instanceof UnusablePhoto) && error.code === undefined) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
