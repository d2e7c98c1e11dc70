/** Where what the site sends as it is lies, from the root of the repository: pictures, photos, documents, icons. */
export const publicFolder = "apps/site/public";
