/** How much of a request's body is discarded after the response: bytes, and milliseconds. */
const maxDiscarded = 16 * 1024 * 1024;
const maxDiscardTime = 10_000;

/**
 * Reads and discards the rest of a body, so that closing the connection does not reset it: a reset discards responses
 * that the client has not read yet, and many clients write the whole body first (RFC 9112, section 9.6).
 *
 * Resolves at the end of the body, after 16 MiB or ten seconds, or when the client disconnects. Never rejects.
 */
export async function discard(body: Pick<ReadableStream<Uint8Array>, "pipeTo">): Promise<void> {
  let left = maxDiscarded;
  const sink = new WritableStream<Uint8Array>({
    write(chunk, controller) {
      left -= chunk.byteLength;
      if (left < 0) controller.error();
    },
  });
  await body.pipeTo(sink, { signal: AbortSignal.timeout(maxDiscardTime) }).catch(() => undefined);
}
