import type { InstallError } from "./install-error.mjs";
import type { Machine } from "./machine-packages.d.mts";

/** Whether npm installs the packages with compiled code when it runs on this version of Node. */
export function isNodeSuitable(root: string, version: string, machine?: Machine): boolean;

/** What to tell a user whose Node does not suit. */
export function unsuitableNode(version: string): InstallError;

/** A range of Node versions in words. */
export function inWords(range: string): string;
