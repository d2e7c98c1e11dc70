/** Reads a piping component file by its own grammar: a component is a line without indent, what it has is indented. */

export interface Block {
  readonly kind: string;
  /** Each attribute with its words. */
  readonly has: readonly (readonly [name: string, ...words: string[]])[];
}

/** @throws if a line has no words, is no ASCII, or is indented without a component above it */
export const readPcf = (text: string): Block[] => {
  const blocks: { kind: string; has: [string, ...string[]][] }[] = [];
  for (const line of text.split(/\r\n/).slice(0, -1)) {
    const [first, ...words] = line.trim().split(/ +/);
    if (!first || !/^[\x20-\x7e]+$/.test(line)) throw new Error(`"${line}" cannot be read`);
    if (!line.startsWith(" ")) {
      blocks.push({ kind: first, has: words.length > 0 ? [[first, ...words]] : [] });
      continue;
    }
    const last = blocks.at(-1);
    if (!last) throw new Error(`"${line}" belongs to nothing`);
    last.has.push([first, ...words]);
  }
  return blocks;
};

/** The words of an attribute, each time that a block has it. */
export const wordsOf = ({ has }: Block, name: string): string[][] =>
  has.filter(([own]) => own === name).map(([, ...words]) => words);
