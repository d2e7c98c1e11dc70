/** A failure whose message says by itself what there is to do. */
export class InstallError extends Error {}
