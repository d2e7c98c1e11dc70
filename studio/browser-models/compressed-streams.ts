import { MeshoptEncoder } from "meshoptimizer/encoder";

await MeshoptEncoder.ready;

/** Component types of glTF. */
export const componentType = { int8: 5120, int16: 5122, uint16: 5123, uint32: 5125, float: 5126 } as const;

const [vertexBuffer, indexBuffer] = [34_962, 34_963];

/** Values of one kind of all solids or occurrences, compressed as one buffer view. */
export interface Stream {
  bytes: Uint8Array;
  count: number;
  /** Bytes of a value. */
  stride: number;
  mode: "ATTRIBUTES" | "TRIANGLES" | "INDICES";
  filter?: "OCTAHEDRAL" | "QUATERNION" | "EXPONENTIAL";
  target?: number;
}

const encoded = (data: ArrayBufferView, stride: number, mode: Stream["mode"]) => {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  return {
    bytes: MeshoptEncoder.encodeGltfBuffer(bytes, bytes.length / stride, stride, mode, 0),
    count: bytes.length / stride,
  };
};

const stream = (data: ArrayBufferView, stride: number, mode: Stream["mode"], rest: Partial<Stream> = {}): Stream => ({
  ...encoded(data, stride, mode),
  stride,
  mode,
  ...rest,
});

/** What all solids and occurrences of a model consist of. */
export interface ModelNumbers {
  /** Quantised positions, four numbers a vertex, the last one unused. */
  positions: Int16Array;
  /** Unit normals, four numbers a vertex. */
  normals: Float32Array;
  triangles: Uint32Array;
  edges: Uint32Array;
  /** Three numbers an occurrence, in quantised units. */
  translations: Float32Array;
  /** Quaternions. */
  rotations: Float32Array;
}

/** The six buffer views of a file, in this order. One stream a kind: one a solid would need thousands of views. */
export const streamsOf = ({
  positions,
  normals,
  triangles,
  edges,
  translations,
  rotations,
}: ModelNumbers): Stream[] => {
  const [vertices, occurrences] = [positions.length / 4, translations.length / 3];
  const [octahedral, exponents, quaternions] = [
    MeshoptEncoder.encodeFilterOct(normals, vertices, 4, 8),
    MeshoptEncoder.encodeFilterExp(translations, occurrences, 12, 18),
    MeshoptEncoder.encodeFilterQuat(rotations, occurrences, 8, 14),
  ];
  return [
    stream(positions, 8, "ATTRIBUTES", { target: vertexBuffer }),
    stream(octahedral, 4, "ATTRIBUTES", { filter: "OCTAHEDRAL", target: vertexBuffer }),
    stream(Uint16Array.from(triangles), 2, "TRIANGLES", { target: indexBuffer }),
    stream(Uint16Array.from(edges), 2, "INDICES", { target: indexBuffer }),
    stream(exponents, 12, "ATTRIBUTES", { filter: "EXPONENTIAL" }),
    stream(quaternions, 8, "ATTRIBUTES", { filter: "QUATERNION" }),
  ];
};

/** Buffer views of the streams: compressed in buffer 0; buffer 1 is where a reader decompresses them to. */
export const bufferViewsOf = (streams: readonly Stream[]) => {
  let [packed, plain] = [0, 0];
  const views = streams.map(({ bytes, count, stride, mode, filter, target }) => {
    const view = {
      buffer: 1,
      byteOffset: plain,
      byteLength: count * stride,
      ...(mode === "ATTRIBUTES" && { byteStride: stride }),
      ...(target && { target }),
      extensions: {
        EXT_meshopt_compression: {
          buffer: 0,
          byteOffset: packed,
          byteLength: bytes.length,
          byteStride: stride,
          count,
          mode,
          ...(filter && { filter }),
        },
      },
    };
    packed += Math.ceil(bytes.length / 4) * 4;
    plain += Math.ceil((count * stride) / 4) * 4;
    return view;
  });
  return { views, packed, plain };
};
