/** Wraps `read` so that it runs at most once in `lifetime` milliseconds; other calls get its last result. */
export function cached<Result>(lifetime: number, read: () => Result): () => Result {
  let latest: { readonly at: number; readonly result: Result } | undefined;
  return () => {
    if (!latest || performance.now() - latest.at > lifetime) latest = { at: performance.now(), result: read() };
    return latest.result;
  };
}
