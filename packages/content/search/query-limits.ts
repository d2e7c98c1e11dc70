/** Words of a query that count. More narrow nothing down, and would take long. */
export const mostWords = 12;

/** Words that nothing has, for which words that are spelt like them are looked for: about 15 ms each on a slow phone. */
export const mostUnknown = 2;

/** Characters of a query that are looked at. The words that count are among them. */
export const mostCharacters = 2000;

/** Up to so many letters, a word has no letter wrong, and is not the beginning of another: HART is not a cart, a part or a chart. */
export const shortWord = 4;
