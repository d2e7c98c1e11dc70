/** A function that finds each of its answers once: it remembers them by its arguments, or by the name made of these. */
export const remembered = <Arguments extends readonly unknown[], Answer>(
  find: (...asked: Arguments) => Answer,
  nameOf = (...asked: Arguments): string => asked.join(" at "),
): ((...asked: Arguments) => Answer) => {
  const answers = new Map<string, Answer>();
  return (...asked) => {
    const name = nameOf(...asked);
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = find(...asked);
    answers.set(name, answer);
    return answer;
  };
};
