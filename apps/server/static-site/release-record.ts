/** What publishing records beside the files of a release. */
export const releaseFile = "release.json";
