// npm run check:words: words of the content that are neither American English nor on the list of the trade's words. The
// owner's checks do not ask it: a word that nobody knows yet stops no one from publishing.
import { globSync, readFileSync } from "node:fs";
import { contentTexts } from "./spelling/content-texts.ts";
import { unknownWords, wordList, wordsIn } from "./spelling/spelling.ts";

/** What visitors type, and may spell as they like. */
const typed = new Set(["same", "covers", "ignored", "makers"]);

const files = globSync("content/**/*.{md,yaml}", { exclude: ["content/README.md"] }).map((file) =>
  file.replaceAll("\\", "/"),
);
const found = files
  .toSorted()
  .flatMap((file) =>
    contentTexts(file, readFileSync(file, "utf8"), file === "content/search.yaml" ? typed : undefined).flatMap(
      ({ text, line }) => unknownWords(text).map((unknown) => ({ ...unknown, at: `${file}:${line}` })),
    ),
  );
for (const { word, at, suggestions } of found) console.error(`${at}: ${word} (${suggestions().join(", ")})`);
if (found.length > 0) console.error(`Correct them, or add what is right to ${wordList}.`);

const list = wordsIn(readFileSync(wordList, "utf8"));
const sorted = [...new Set(list)].toSorted((a, b) => a.localeCompare(b, "en-US"));
const misplaced = list.find((word, index) => word !== sorted[index]);
if (misplaced !== undefined)
  console.error(`${wordList}: ${misplaced} is not in its alphabetical place, or is there twice.`);

process.exitCode = found.length > 0 || misplaced !== undefined ? 1 : 0;
