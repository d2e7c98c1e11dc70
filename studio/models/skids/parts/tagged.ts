import type { Part } from "../../../kit/part.ts";

/** Names a part by its tag. Its nameplate is engraved with what it is. */
export const tagged = <Made extends Part>(made: Made, tag: string): Made => Object.assign(made, { name: tag });
