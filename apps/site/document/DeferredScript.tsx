/**
 * A script of its own file, a `*.deferred.ts`, for what the first paint and the first input can do without. It runs as soon as
 * it is there, before or after the document is parsed: a script that the parser's end waits for could hold back all others.
 * What it imports is fetched after it, without a preload, whose address would cost every document 60 bytes.
 * @param files as `import files from "./NAME.deferred.ts?files"` gives them, the script first
 */
export const DeferredScript = ({ files: [script] }: { files: readonly string[] }) => (
  <script type="module" async src={script} />
);
