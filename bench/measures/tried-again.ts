/** How often a page is tried: a busy browser now and then loses a part of its trace. */
const tries = 3;

/** Repeats a measurement as long as it fails by a lost trace. Throws what the last one threw, and any other error at once. */
export async function triedAgain<Result>(measure: () => Promise<Result>, lost: string): Promise<Result> {
  for (let left = tries - 1; left > 0; left--) {
    try {
      return await measure();
    } catch (error) {
      if (!String(error).includes(lost)) throw error;
    }
  }
  return measure();
}
