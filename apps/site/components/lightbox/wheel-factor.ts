interface Turn {
  readonly deltaY: number;
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
}

/** The factor by which a wheel's turn zooms. A trackpad's pinch arrives as small turns with the Ctrl key. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: Turn): number {
  const pixels = deltaY * ([1, 16, 400][deltaMode] ?? 1);
  return Math.exp(-Math.max(-150, Math.min(pixels, 150)) * (ctrlKey ? 0.01 : 0.002));
}
