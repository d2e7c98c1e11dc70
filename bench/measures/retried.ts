/** Number of attempts: a busy browser sometimes loses a part of its trace. */
const maxAttempts = 3;

/**
 * Retries a measurement that failed because of a lost trace. Throws the last attempt's error, and any other error at
 * once.
 */
export async function retried<Result>(measure: () => Promise<Result>, lost: string): Promise<Result> {
  for (let left = maxAttempts - 1; left > 0; left--) {
    try {
      return await measure();
    } catch (error) {
      if (!String(error).includes(lost)) throw error;
    }
  }
  return measure();
}
