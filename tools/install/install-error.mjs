/** A failure whose message tells the user what to do. */
export class InstallError extends Error {
  constructor(/** @type {string} */ message) {
    super(message);
    this.name = "InstallError";
  }
}
