import { Part } from "../kit/part.ts";
import type { Piece } from "../kit/solids.ts";

/** How often each solid occurs. */
export const occurrences = (pieces: readonly Pick<Piece, "key">[]): Map<string, number> =>
  new Map([...Map.groupBy(pieces, ({ key }) => key)].map(([key, same]) => [key, same.length]));

/** A solid and where it is in the model, as text. */
export const placeOf = ({ matrix: place }: Part, { key, matrix }: Piece): string =>
  `${key} ${place
    .clone()
    .multiply(matrix)
    .elements.map((value) => value.toFixed(3))
    .join(" ")}`;

const partOf = (name: string, { matrix }: Part, pieces: Piece[]): Part => {
  const made = new Part(name, pieces, {});
  made.matrix = matrix;
  return made;
};

/** The parts of a model, some of which are split so that what a list names is a part. The model itself stays as it is. */
export class Splitting {
  parts: Part[];
  readonly #replaced = new Map<Part, Part>();

  constructor(parts: readonly Part[]) {
    this.parts = [...parts];
  }

  /** What is left of a part. */
  now(part: Part): Part {
    const next = this.#replaced.get(part);
    return next ? this.now(next) : part;
  }

  /** Makes pieces of any parts a part of their own; undefined if there are none. */
  take(name: string, isOwn: (piece: Piece, from: Part) => boolean): Part | undefined {
    const found = this.parts
      .map((from) => ({ from, pieces: from.pieces.filter((piece) => isOwn(piece, from)) }))
      .filter(({ pieces }) => pieces.length > 0);
    const first = found[0]?.from;
    if (!first) return undefined;
    const back = first.matrix.clone().invert();
    const pieces = found.flatMap(({ from, pieces: own }) => {
      const toFirst = back.clone().multiply(from.matrix);
      return from === first ? own : own.map((piece) => ({ ...piece, matrix: toFirst.clone().multiply(piece.matrix) }));
    });
    const own = partOf(name, first, pieces);
    this.parts = this.parts.flatMap((part) => {
      const away = found.find(({ from }) => from === part)?.pieces;
      if (!away) return [part];
      const left = part.pieces.filter((piece) => !away.includes(piece));
      const rest = left.length > 0 ? [partOf(part.name, part, left)] : [];
      this.#replaced.set(part, rest[0] ?? own);
      return part === first ? [own, ...rest] : rest;
    });
    return own;
  }
}
