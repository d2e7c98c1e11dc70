/** Something has not answered in time. It may still be going on. */
export class NoAnswerError extends Error {
  override readonly name = "NoAnswerError";
  readonly code = "ETIMEDOUT";
}

/**
 * Waits for an answer, but not for ever. By the system's clock, because answers take real time, also where tests
 * accelerate the clock.
 * @param milliseconds how long at most
 * @throws NoAnswerError when the time is over; otherwise what the answer throws
 */
export async function withinTime<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError()), milliseconds);
  });
  return Promise.race([answer, over]).finally(() => clearTimeout(timer));
}
