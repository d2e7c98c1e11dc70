import {
  cpSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Content } from "../content.ts";
import { ContentError, type ValidationError } from "../check/validation-error.ts";
import { publicFolder } from "../public-folder.ts";
import { readContent } from "../read-content.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

/** A valid page that exists only in tests: settings on lines 2 to 5, heading on line 8, text on line 10. */
export const examplePage = `---
template: article
title: Visits
description: A page that exists in a test alone, described in more than fifty characters.
list: { name: Visits, order: 9999 }
---

## Who may visit

Anybody who has an appointment.
`;

/** A copy of the content that a test may change. Paths are relative to content/. */
export interface ContentCopy {
  /** The folder that contains content/ and apps/site/public/. */
  readonly parent: string;
  write(path: string, text: string | Buffer): void;
  /** Writes apps/site/public/pictures/NAME.json, as the studio does. */
  writeResult(name: string, result: object): void;
  /** Writes a file of apps/site/public/. */
  writePublic(path: string, text: string): void;
  change(path: string, from: string, to: string): void;
  text(path: string): string;
  remove(path: string): void;
  read(options?: Parameters<typeof readContent>[1]): Content;
  /** @throws Error if the content is valid */
  errors(): readonly ValidationError[];
}

/** Only these files of apps/site/public/pictures are read. */
const isRead = (path: string) => !/[/\\]pictures[/\\][^/\\]+[/\\]/.test(path);

/** Copies content/, so that a test can break one thing in an otherwise valid site. */
export async function contentCopy(): Promise<ContentCopy> {
  const parent = await temporaryFolder();
  cpSync("content", join(parent, "content"), { recursive: true });
  const copyOfPublic = join(parent, publicFolder);
  mkdirSync(dirname(copyOfPublic), { recursive: true });
  // Linked until a test writes to it: copying it takes longer than most of these tests.
  symlinkSync(resolve(publicFolder), copyOfPublic);
  return copyIn(parent);
}

/** A copy that is there already, such as that of a whole site. */
export function copyIn(parent: string): ContentCopy {
  const copyOfPublic = join(parent, publicFolder);
  const place = (path: string) => join(parent, "content", path);
  const copy: ContentCopy = {
    parent,
    write(path, text) {
      mkdirSync(dirname(place(path)), { recursive: true });
      writeFileSync(place(path), text);
    },
    writeResult: (name, result) => copy.writePublic(`pictures/${name}.json`, JSON.stringify(result)),
    writePublic(path, text) {
      if (lstatSync(copyOfPublic).isSymbolicLink()) {
        unlinkSync(copyOfPublic);
        cpSync(realpathSync(publicFolder), copyOfPublic, { recursive: true, filter: isRead });
      }
      mkdirSync(dirname(join(copyOfPublic, path)), { recursive: true });
      writeFileSync(join(copyOfPublic, path), text);
    },
    change(path, from, to) {
      const text = copy.text(path);
      if (!text.includes(from)) throw new Error(`content/${path} does not contain "${from}"`);
      copy.write(
        path,
        text.replace(from, () => to),
      );
    },
    text: (path) => readFileSync(place(path), "utf8"),
    remove: (path) => rmSync(place(path)),
    read: (options) => readContent(place(""), options),
    errors() {
      try {
        copy.read();
      } catch (error) {
        if (error instanceof ContentError) return error.errors;
        throw error;
      }
      throw new Error("The content has no errors.");
    },
  };
  return copy;
}
