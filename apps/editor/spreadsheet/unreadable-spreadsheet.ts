/** Thrown for a file of which no row can be read; the message is for the owner. */
export class UnreadableSpreadsheet extends Error {}
