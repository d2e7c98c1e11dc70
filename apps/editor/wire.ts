import type { Block } from "./editing/markdown/blocks.ts";

/** Keys and list positions from a file to one of its values; it begins with "data" or "blocks". */
export type ValuePath = readonly (string | number)[];

/** What a form asks for: a part of JSON Schema, as rjsf reads it. */
export interface FormSchema {
  readonly [key: string]: unknown;
  readonly type?: string;
  readonly title?: string;
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly items?: FormSchema;
  readonly required?: readonly string[];
}

export interface FileEntry {
  readonly name: string;
  readonly kind: string;
  readonly title: string;
  /** The page that shows it. */
  readonly address: string;
  /** Why the editor cannot open it, if it cannot. */
  readonly error?: string;
}

export interface OpenFile extends FileEntry {
  /** Identifies this version of the file. */
  readonly version: string;
  readonly data: unknown;
  readonly blocks?: readonly Block[];
  readonly schema: FormSchema;
}

/** A value somewhere in content/, with the words that stand there. */
export interface Place {
  readonly file: string;
  readonly path: ValuePath;
  readonly title: string;
  readonly text: string;
}

export interface FieldError {
  readonly file: string;
  readonly problem: string;
  readonly fix: string;
  /** The value, if it can be told, and the names on the way to it. */
  readonly path?: ValuePath;
  readonly title?: string;
}

export interface SaveRequest {
  readonly name: string;
  readonly version: string;
  readonly data: unknown;
  readonly blocks?: readonly Block[];
}

export interface UndoRequest {
  readonly id: number;
}

/** Puts all changes into the history. */
export interface KeepRequest {
  readonly author: { readonly name: string; readonly email: string };
  readonly message: string;
}

/** A page whose address follows from its title, which a save has changed. */
export interface MovedPage {
  /** The entry that the page shows. */
  readonly path: ValuePath;
  readonly from: string;
  readonly to: string;
}

export interface Saved {
  readonly file: OpenFile;
  /** When it was written, in milliseconds since 1970: pages that were asked for later show it. */
  readonly writtenAt: number;
  /** What has changed, in words. */
  readonly changes: readonly string[];
  /** Other places with a figure that this save has changed. */
  readonly alsoStated: readonly Place[];
  /** Pages whose old address leads nowhere now. */
  readonly moved: readonly MovedPage[];
}

/** 409: the file has changed since it was opened. */
export interface Conflict {
  readonly theirs: OpenFile;
  /** What the other change was, in words. */
  readonly changes: readonly string[];
}

export interface Choices {
  readonly address: readonly string[];
  readonly picture: readonly string[];
  readonly projects: readonly string[];
  readonly gallery: readonly string[];
  readonly quote: readonly string[];
  readonly discipline: readonly string[];
  readonly plant: readonly string[];
  readonly role: readonly string[];
  /** For new projects. */
  readonly freeNumber: readonly string[];
}

/** The website beside the editor. */
export interface PreviewState {
  readonly answers: boolean;
  /** Why it does not, and what to do; undefined while it starts. */
  readonly problem?: string;
}

export interface UndoStep {
  readonly id: number;
  readonly name: string;
  /** The other files that it has changed, if it has changed several. */
  readonly others?: readonly string[];
  /** The file's kind and title. */
  readonly title: string;
  readonly changes: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface FileChanges {
  readonly name: string;
  readonly title: string;
  readonly changes: readonly string[];
}

export interface History {
  /** What the changes are counted from, in words. */
  readonly since: string;
  /** Why git does not tell what has changed; missing if it does, or if there is no history. */
  readonly refused?: string;
  readonly files: readonly FileChanges[];
  /** Of these files, the ones that no commit has yet. */
  readonly uncommitted: readonly string[];
  readonly undo: readonly UndoStep[];
  readonly author: KeepRequest["author"];
}

/** Sent by the preview to the editor when a word is pressed. */
export interface PressedWord {
  readonly kind: "pressed-word";
  /** The page's path. */
  readonly path: string;
  /** The text of the pressed element, of the elements around it, and of the entry that it belongs to. */
  readonly texts: readonly string[];
  readonly context: string;
}

/** Something that keeps the website from being published, that it does without, or that can be filled in. */
export interface OpenPlace {
  readonly kind: "sample" | "consent" | "placeholder" | "unfilled";
  readonly file: string;
  /** The file's kind and title. */
  readonly group: string;
  readonly path: ValuePath;
  readonly title: string;
  readonly words: string;
  /** Where visitors read it. */
  readonly pages: readonly string[];
}

export interface OpenPlaces {
  /** In words; empty if nothing is open. */
  readonly counts: string;
  /** What visitors do not see, by kind of content, in words; empty if that is nothing. */
  readonly leftOut: string;
  readonly points: readonly OpenPlace[];
  /** How the website can be published with that. */
  readonly way: Exclude<PublishRequest["way"], "back">;
  /** The name that git knows. */
  readonly by: string;
}

export interface ConfirmRequest {
  readonly file: string;
  readonly path: ValuePath;
  readonly by: string;
}

export interface PublishRequest {
  readonly way: "publish" | "rehearsal" | "back";
  readonly by: string;
}

/** One line of the answer while the website is published. */
export type PublishLine = { readonly line: string } | { readonly ended: number };

/** A list that can be had as a spreadsheet. */
export interface SheetListInfo {
  /** Its name in addresses. */
  readonly list: string;
  readonly title: string;
  readonly files: readonly string[];
}

/** A cell of a spreadsheet that says something else than the content. */
export interface SheetChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/**
 * What a row of a spreadsheet would do.
 * - `stale`: its entry is not as it was when the spreadsheet was downloaded, so it is left out
 * - `unclear`: something in it is wrong, so it is left out
 * - `gone`: an entry that is removed
 */
export interface SheetRow {
  readonly kind: "new" | "changed" | "gone" | "stale" | "unclear";
  /** Its number in the spreadsheet; missing for an entry that no row has. */
  readonly row?: number;
  readonly name: string;
  /** The group or department that it is in. */
  readonly group?: string;
  readonly changes: readonly SheetChange[];
  /** What is wrong, and what to type. */
  readonly problems: readonly string[];
}

/** What a spreadsheet would change in a list. */
export interface SheetPlan {
  /** Identifies what would be written. */
  readonly id: string;
  readonly rows: readonly SheetRow[];
  /** Rows that say what the content says. */
  readonly same: number;
  /** Entries that no row has, and samples that would be replaced. */
  readonly gone: number;
  readonly samples: number;
  /** What is told about the file as a whole. */
  readonly notes: readonly string[];
  /** Why nothing of it can be applied. */
  readonly problems: readonly string[];
  /** Files that would be written; none if there is nothing to do. */
  readonly files: readonly string[];
}

export interface SheetApplied {
  readonly writtenAt: number;
  readonly files: readonly string[];
  /** What has been done, in words. */
  readonly changes: readonly string[];
}
