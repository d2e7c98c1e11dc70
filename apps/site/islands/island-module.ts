/**
 * What a `*.island.tsx` exports: starts the island in its element. Resolves once it responds to input. Rejects if it
 * fails, with the content left as it was.
 */
export interface IslandModule<Props = unknown> {
  readonly default: (island: HTMLElement, props: Props) => Promise<void> | void;
}

export type StartIsland<Props> = IslandModule<Props>["default"];
