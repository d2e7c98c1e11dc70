/** Points with history, and every how many seconds a value of the two hours before the start is kept. */
export const withHistory = ["AI-103", "AIC-101.PV", "FI-101", "FI-104", "LIC-101.PV", "TI-101"] as const;
export const historyStep = 10;
