/** Digits in groups of three with thin spaces (ISO 80000). In a file of its own: GLBs say weights, and draw nothing. */
export const figure = (value: number) => value.toString().replaceAll(/\B(?=(\d{3})+$)/g, "\u2009");
