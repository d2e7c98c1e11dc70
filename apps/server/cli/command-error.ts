/** A command failed; the message is a single line for the operator. */
export class CommandError extends Error {}
