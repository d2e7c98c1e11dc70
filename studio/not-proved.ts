/** Something of the studio fails its proofs. The message is for whoever makes it. */
export class NotProved extends Error {}
