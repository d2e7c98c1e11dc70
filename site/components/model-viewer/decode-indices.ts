// Index decoders of EXT_meshopt_compression; see decode-attributes.ts.

const unzigzag = (value: number): number => (value >>> 1) ^ -(value & 1);

/** The last values written, by their age. */
class Recent {
  readonly #values: Uint32Array;
  #next = 0;
  constructor(length: number) {
    this.#values = new Uint32Array(length);
  }
  push(...values: readonly number[]): void {
    for (const value of values) {
      this.#values[this.#next] = value;
      this.#next = (this.#next + 1) % this.#values.length;
    }
  }
  get(age: number): number {
    return this.#values[(this.#next - 1 - age) & (this.#values.length - 1)] as number;
  }
}

/** Reads numbers of seven bits a byte. */
class Numbers {
  readonly source: Uint8Array;
  at: number;
  constructor(source: Uint8Array, at: number) {
    this.source = source;
    this.at = at;
  }
  byte(): number {
    return this.source[this.at++] as number;
  }
  number(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }
}

/** Decodes the corners of triangles. */
export function decodeTriangles(source: Uint8Array, count: number): Uint16Array<ArrayBuffer> {
  if (source[0] !== 0xe1) throw new Error("Triangles of an unknown version");
  const target = new Uint16Array(count);
  const [edges, vertices] = [new Recent(32), new Recent(16)];
  const data = new Numbers(source, 1 + count / 3);
  const pairs = source.subarray(source.length - 16);
  let [next, last] = [0, 0];
  const free = () => (last += unzigzag(data.number()));
  /** A corner named by four bits: a new one, one of the recent ones, or a number that follows. */
  const corner = (code: number, hasNumbers: boolean) => {
    if (code === 0) return next++;
    return hasNumbers && code === 15 ? free() : vertices.get(code - 1);
  };
  for (let at = 0, triangle = 1; at < count; at += 3, triangle++) {
    const code = source[triangle] as number;
    const [high, low] = [code >>> 4, code & 15];
    if (high < 15) {
      const [a, b] = [edges.get(2 * high), edges.get(2 * high + 1)];
      const known = low > 0 && low < 13;
      const c = low === 0 ? next++ : known ? vertices.get(low) : low === 13 ? --last : low === 14 ? ++last : free();
      if (!known) vertices.push(c);
      edges.push(b, c, c, a);
      target.set([a, b, c], at);
      continue;
    }
    const numbered = low >= 14;
    const pair = numbered ? data.byte() : (pairs[low] as number);
    if (numbered && pair === 0) next = 0;
    const [z, w] = [pair >>> 4, pair & 15];
    const a = low === 15 ? free() : next++;
    const b = corner(z, numbered);
    const c = corner(w, numbered);
    vertices.push(a);
    if (z === 0 || (numbered && z === 15)) vertices.push(b);
    if (w === 0 || (numbered && w === 15)) vertices.push(c);
    edges.push(a, b, b, c, c, a);
    target.set([a, b, c], at);
  }
  return target;
}

/** Decodes a sequence of indices, each close to one of the two before it. */
export function decodeSequence(source: Uint8Array, count: number): Uint16Array<ArrayBuffer> {
  if (source[0] !== 0xd1) throw new Error("A sequence of an unknown version");
  const data = new Numbers(source, 1);
  const last = [0, 0];
  return Uint16Array.from({ length: count }, () => {
    const value = data.number();
    const which = value & 1;
    return (last[which] = (last[which] as number) + unzigzag(value >>> 1));
  });
}
