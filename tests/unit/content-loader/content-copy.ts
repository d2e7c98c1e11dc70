import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Content } from "../../../site/content-loader/content.ts";
import { ContentError, type ContentMistake } from "../../../site/content-loader/check/content-mistake.ts";
import { readContent } from "../../../site/content-loader/read-content.ts";
import { temporaryFolder } from "../../server/for-one-test.ts";

/** A right page that exists only in tests: line 2 to 5 are its settings, line 8 its heading, line 10 its text. */
export const examplePage = `---
template: article
title: Visits
description: A page that exists in a test alone, described in more than fifty characters.
list: { name: Visits, order: 9 }
---

## Who may visit

Anybody who has an appointment.
`;

/** The site's own content in a folder that a test may change. Paths are relative to content/. */
export interface ContentCopy {
  /** The folder that holds content/ and public/. */
  readonly parent: string;
  write(path: string, text: string): void;
  /** Writes what the drawing office says of one of its results. */
  writeResult(name: string, result: object): void;
  change(path: string, from: string, to: string): void;
  text(path: string): string;
  remove(path: string): void;
  read(): Content;
  /** What is wrong with the content. Fails if nothing is. */
  mistakes(): readonly ContentMistake[];
}

/** Copies content/ and public/, so that a test breaks one thing in a site that is otherwise whole. */
export async function contentCopy(): Promise<ContentCopy> {
  const parent = await temporaryFolder();
  // Of pictures, only what is told about them is read.
  const isRead = (path: string) => !/[/\\]pictures[/\\][^/\\]+[/\\]/.test(path);
  for (const folder of ["content", "public"]) {
    cpSync(resolve(folder), join(parent, folder), { recursive: true, filter: isRead });
  }
  const place = (path: string) => join(parent, "content", path);
  const copy: ContentCopy = {
    parent,
    write(path, text) {
      mkdirSync(dirname(place(path)), { recursive: true });
      writeFileSync(place(path), text);
    },
    writeResult: (name, result) =>
      writeFileSync(join(parent, "public", "pictures", `${name}.json`), JSON.stringify(result)),
    change(path, from, to) {
      const text = copy.text(path);
      if (!text.includes(from)) throw new Error(`content/${path} does not hold "${from}"`);
      copy.write(
        path,
        text.replace(from, () => to),
      );
    },
    text: (path) => readFileSync(place(path), "utf8"),
    remove: (path) => rmSync(place(path)),
    read: () => readContent(place("")),
    mistakes() {
      try {
        copy.read();
      } catch (error) {
        if (error instanceof ContentError) return error.mistakes;
        throw error;
      }
      throw new Error("The content is right.");
    },
  };
  return copy;
}
