/**
 * What a `*.island.tsx` exports: makes its element live. Settles when what a visitor does to it is answered; rejects if it
 * cannot live, and has then left its content as it was.
 */
export interface IslandModule<Props = unknown> {
  readonly default: (island: HTMLElement, props: Props) => Promise<void> | void;
}

export type StartIsland<Props> = IslandModule<Props>["default"];
