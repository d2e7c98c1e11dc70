/** A value as screens and drawings print it, with a proper minus sign; a dash for none. */
export const formatValue = (value: number, decimals: number): string =>
  Number.isFinite(value) ? value.toFixed(decimals).replace("-", "−") : "–";
