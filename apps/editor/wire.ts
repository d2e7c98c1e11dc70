import type { TemplateName } from "./content/page-templates.ts";
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
  readonly minItems?: number;
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
  /** Whether the owner may remove it. */
  readonly removable: boolean;
  /** Whether something in it is to be confirmed. */
  readonly confirmable: boolean;
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
  /** Where something is named that this save removes, that place is removed too. */
  readonly alsoRemove?: boolean;
  /** Who confirms what the save changes, if it is to be confirmed at once. */
  readonly confirmedBy?: string;
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
  /** Other files that it has changed. */
  readonly others: readonly string[];
}

export interface Undone {
  /** The first file that it has changed, unless that is not there now. */
  readonly file?: OpenFile;
  readonly writtenAt: number;
  /** What has changed, in words. */
  readonly changes: readonly string[];
  /** Files that are not there now. */
  readonly removed: readonly string[];
}

/** A place that names something which is to be removed. */
export interface Use {
  readonly file: string;
  readonly path: ValuePath;
  /** The file's kind and title, and the names of the fields. */
  readonly title: string;
  readonly text: string;
  /**
   * What becomes of it: it goes too, its link becomes plain words, it leads to the page in place of the removed one, or it
   * stays, because its file is nothing without it.
   */
  readonly becomes: "removed" | "words" | "led" | "stays";
}

/** What removing a file changes. */
export interface RemovalPlan {
  /** Identifies what would be written. */
  readonly id: string;
  readonly uses: readonly Use[];
  /** Other files that go with it. */
  readonly alsoGone: readonly FileEntry[];
  /** Where the address of the page leads from then on. */
  readonly leadsTo?: string;
  /** Why it cannot be removed yet. */
  readonly problems: readonly string[];
}

/** Removes a file; without `id` only its plan is made. */
export interface RemoveRequest {
  readonly name: string;
  /** The plan's. */
  readonly id?: string;
}

/** A section, to which pages can be added. */
export interface SectionInfo {
  /** Its file. */
  readonly name: string;
  readonly folder: string;
  readonly title: string;
  /** What its pages are like. */
  readonly templates: readonly TemplateName[];
  /** Those of its side list, in order. */
  readonly pages: readonly { readonly name: string; readonly address: string; readonly title: string }[];
}

export interface NewPageRequest {
  readonly template: TemplateName;
  /** The section's. */
  readonly folder: string;
  /** The last part of its address. */
  readonly name: string;
  readonly title: string;
  /** The file of the page after which it stands in the side list; "" if it is the first, missing if it is not in the list. */
  readonly after?: string;
  /** What the side list calls it. */
  readonly list: string;
  /** By the names of the template's fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly photo?: { readonly name: string; readonly caption: string; readonly description: string };
}

export interface NewGroupRequest {
  readonly heading: string;
  readonly discipline: string;
  /** The file of the page that lists it. */
  readonly page: string;
}

export interface OrderRequest {
  /** The files of a section's side list. */
  readonly pages: readonly string[];
}

/** A step that has changed, added or removed several files. */
export interface Written {
  readonly writtenAt: number;
  readonly files: readonly string[];
  /** To what it has been done, in words. */
  readonly title: string;
  /** What has been done, in words. */
  readonly changes: readonly string[];
  /** The file to open next. */
  readonly next?: string;
}

/** How much more a page may have, or what it has too much, in words. */
export interface Room {
  readonly words: string;
  readonly isOver: boolean;
}

/** 409: the file has changed since it was opened. */
export interface Conflict {
  readonly theirs: OpenFile;
  /** What the other change was, in words. */
  readonly changes: readonly string[];
}

/** What a value of a form can be, and what it is called on the website. */
export interface Choice {
  readonly value: string;
  readonly title: string;
}

/** What a schema calls `choice` (packages/content/schemas/text.ts), apart from parts of the same file. */
export type ChoiceName = "address" | "picture" | "projects" | "gallery" | "quote" | "discipline" | "plant" | "role";

export interface Choices extends Readonly<Record<ChoiceName, readonly Choice[]>> {
  /** The files of the pages that list groups of projects. */
  readonly profile: readonly string[];
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

/** A version of a file that the history has. */
export interface FileVersion {
  readonly commit: string;
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** From the version before it, in words. */
  readonly changes: readonly string[];
  /** The file is as it was then. */
  readonly isNow: boolean;
}

/** The versions of a file, the latest first. */
export interface FileVersions {
  /** The file's kind and title. */
  readonly title: string;
  /** Identifies the file as it is now. */
  readonly version: string;
  /** What has been saved since the latest of them. */
  readonly since: readonly string[];
  readonly versions: readonly FileVersion[];
  /** Whether there are earlier ones. */
  readonly hasMore: boolean;
}

/** A file that the history has, and content/ has not any more. */
export interface RemovedFile {
  readonly name: string;
  readonly kind: string;
  readonly title: string;
  /** The commit that still has it. */
  readonly commit: string;
  /** Who removed it, and when in milliseconds since 1970; missing as long as that is not in the history. */
  readonly by?: string;
  readonly at?: number;
}

export interface BringBackRequest {
  readonly name: string;
  readonly commit: string;
}

export interface RestoreRequest {
  readonly name: string;
  readonly commit: string;
  /** Of the file that it replaces. */
  readonly version: string;
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

/** Something open on the page in the preview, for its bar there. */
export interface OpenBar {
  readonly id: string;
  readonly title: string;
  /** Of a page's text, the anchor of the section. */
  readonly anchor?: string;
  /** Whether it is the page's own head. */
  readonly isHead: boolean;
  readonly texts: readonly string[];
  /** Such as that it has been changed since somebody confirmed it. */
  readonly note: string;
}

/** Sent by the preview to the editor when a button of a bar is pressed. */
export interface PressedBar {
  readonly kind: "pressed-bar";
  readonly id: string;
  readonly press: "true" | "change";
}

/** Something that keeps the website from being published, that it does without, or that can be filled in. */
export interface OpenPlace {
  readonly kind: "unconfirmed" | "consent" | "placeholder" | "unlinked" | "unfit" | "unfilled";
  readonly file: string;
  /** The file's kind and title. */
  readonly group: string;
  readonly path: ValuePath;
  /** Of a page, the part that is open. */
  readonly part?: string;
  /** Whether that is the page's head, with its title. */
  readonly isHead: boolean;
  /** The fingerprint of what is to be confirmed. */
  readonly of?: string;
  /** Who confirmed it, and when, before its words changed. */
  readonly before?: { readonly by: string; readonly on: string };
  /** By which it is found on its pages. */
  readonly texts: readonly string[];
  /** Where it begins in the form. */
  readonly look: ValuePath;
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
  /** How many of its parts a page shows to visitors, by address; of pages of which something is to be confirmed. */
  readonly shown: Readonly<Record<string, { readonly shown: number; readonly all: number }>>;
  /** How the website can be published with that. */
  readonly way: Exclude<PublishRequest["way"], "back">;
  /** The name that git knows. */
  readonly by: string;
}

export interface ConfirmRequest extends Pick<OpenPlace, "file" | "path" | "part"> {
  /** The fingerprint of what was looked at: other words are not confirmed. */
  readonly of: string;
  readonly by: string;
}

export interface PublishRequest {
  readonly way: "publish" | "rehearsal" | "back";
  readonly by: string;
}

/** What has been done while the website was published. */
export interface PublishStep {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly words: string;
  /** It went wrong, and did not stop the publishing. */
  readonly isWarning?: true;
}

/** The latest publishing, or return to the release before, whoever has started it, and from where. */
export interface Publishing {
  readonly way: PublishRequest["way"];
  readonly by: string;
  /** Milliseconds since 1970, as all times. */
  readonly startedAt: number;
  readonly steps: readonly PublishStep[];
  /** `interrupted`: its program, or the machine, was stopped. */
  readonly state: "running" | "done" | "failed" | "interrupted";
  readonly endedAt?: number;
  /** Why it failed. */
  readonly problem?: string;
}

/** The latest publishing; nothing before the first. */
export interface PublishingAnswer {
  readonly latest?: Publishing;
}

/** A list that can be had as a spreadsheet. */
export interface SpreadsheetListInfo {
  /** Its name in addresses. */
  readonly list: string;
  readonly title: string;
  readonly files: readonly string[];
}

/** A cell of a spreadsheet that says something else than the content. */
export interface CellChange {
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
export interface SpreadsheetRow {
  readonly kind: "new" | "changed" | "gone" | "stale" | "unclear";
  /** Its number in the spreadsheet; missing for an entry that no row has. */
  readonly row?: number;
  readonly name: string;
  /** The group or department that it is in. */
  readonly group?: string;
  readonly changes: readonly CellChange[];
  /** What is wrong, and what to type. */
  readonly problems: readonly string[];
}

/** What a spreadsheet would change in a list. */
export interface SpreadsheetPlan {
  /** Identifies what would be written. */
  readonly id: string;
  readonly rows: readonly SpreadsheetRow[];
  /** Rows that say what the content says. */
  readonly same: number;
  /** Entries that no row has, and samples that would be replaced. */
  readonly gone: number;
  readonly samples: number;
  /** Rows that would be new or changed, and that nobody confirms. */
  readonly unconfirmed: number;
  /** What is told about the file as a whole. */
  readonly notes: readonly string[];
  /** Why nothing of it can be applied. */
  readonly problems: readonly string[];
  /** Files that would be written; none if there is nothing to do. */
  readonly files: readonly string[];
}

export interface SpreadsheetApplied {
  readonly writtenAt: number;
  readonly files: readonly string[];
  /** What has been done, in words. */
  readonly changes: readonly string[];
}
