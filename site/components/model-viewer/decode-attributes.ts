// Decoders of EXT_meshopt_compression, after the reference decoder of meshoptimizer (MIT, Arseny Kapoulkine and Jasper
// St. Pierre). The package's own decoder is WebAssembly, which the site's policy does not allow; only what the studio
// writes is read here: version 0 of the codec.

/** Bits of a delta by the mode of its group of 16. */
const deltaBits = [0, 2, 4, 8] as const;

const unzigzag = (value: number): number => (value >>> 1) ^ -(value & 1);

/** Reads one group of 16 deltas into `deltas`, and returns the offset after it. */
function readGroup(source: Uint8Array, from: number, mode: number, deltas: Uint8Array, at: number): number {
  const bits = deltaBits[mode & 3] ?? 0;
  if (bits === 0) return from;
  if (bits === 8) {
    deltas.set(source.subarray(from, from + 16), at);
    return from + 16;
  }
  const [most, perByte] = [(1 << bits) - 1, 8 / bits];
  let next = from + 2 * bits;
  for (let index = 0; index < 16; index++) {
    const packed = source[from + Math.floor(index / perByte)] as number;
    let delta = (packed >>> (8 - bits - (index % perByte) * bits)) & most;
    if (delta === most) delta = source[next++] as number;
    deltas[at + index] = delta;
  }
  return next;
}

/** Decodes `count` values of `stride` bytes each. */
export function decodeAttributes(source: Uint8Array, count: number, stride: number): Uint8Array<ArrayBuffer> {
  if (source[0] !== 0xa0) throw new Error("Attributes of an unknown version");
  const target = new Uint8Array(count * stride);
  const blockLength = Math.min((0x2000 / stride) & ~15, 256);
  const deltas = new Uint8Array(blockLength * stride + 16);
  const last = source.slice(source.length - stride);
  let from = 1;
  for (let first = 0; first < count; first += blockLength) {
    const length = Math.min(count - first, blockLength);
    const groups = Math.ceil(length / 16);
    for (let byte = 0; byte < stride; byte++) {
      const modes = from;
      from += Math.ceil(groups / 4);
      deltas.fill(0, 0, 16 * groups);
      for (let group = 0; group < groups; group++) {
        const mode = (source[modes + (group >>> 2)] as number) >>> ((group & 3) * 2);
        from = readGroup(source, from, mode, deltas, 16 * group);
      }
      let value = last[byte] as number;
      for (let index = 0; index < length; index++) {
        value = (value + unzigzag(deltas[index] as number)) & 0xff;
        target[(first + index) * stride + byte] = value;
      }
      last[byte] = value;
    }
  }
  return target;
}

/** Unit normals from octahedral coordinates, four signed bytes each, in place. */
export function normalsFrom(bytes: Uint8Array<ArrayBuffer>): Int8Array<ArrayBuffer> {
  const normals = new Int8Array(bytes.buffer);
  for (let at = 0; at < normals.length; at += 4) {
    const [a = 0, b = 0, one = 1] = normals.subarray(at, at + 3);
    const z = 1 - Math.abs(a / one) - Math.abs(b / one);
    const outside = Math.max(-z, 0);
    const x = a / one - Math.sign(a || 1) * outside;
    const y = b / one - Math.sign(b || 1) * outside;
    const length = 127 / Math.hypot(x, y, z);
    normals.set([Math.round(x * length), Math.round(y * length), Math.round(z * length)], at);
  }
  return normals;
}

/** Unit quaternions from their three smaller components, four numbers each. */
export function quaternionsFrom(bytes: Uint8Array<ArrayBuffer>): Float32Array {
  const packed = new Int16Array(bytes.buffer);
  const quaternions = new Float32Array(packed.length);
  for (let at = 0; at < packed.length; at += 4) {
    const [a = 0, b = 0, c = 0, largest = 0] = packed.subarray(at, at + 4);
    const scale = Math.SQRT1_2 / (largest | 3);
    const small = [a * scale, b * scale, c * scale];
    const rest = small.reduce((sum, value) => sum - value * value, 1);
    for (const [index, value] of [...small, Math.sqrt(Math.max(0, rest))].entries())
      quaternions[at + (((largest & 3) + 1 + index) & 3)] = value;
  }
  return quaternions;
}

/** Numbers from a mantissa of 24 bits and an exponent of 8. */
export function numbersFrom(bytes: Uint8Array<ArrayBuffer>): Float32Array {
  return Float32Array.from(new Int32Array(bytes.buffer), (value) => ((value << 8) >> 8) * 2 ** (value >> 24));
}
