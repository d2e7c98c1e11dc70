const letterRegion = /-(?:US|CA|MX)$/;
const letterZone = /^(?:America|Pacific|US|Canada)\//;

/**
 * Whether the visitor's printer is likely to have Letter paper. Browsers all over the world are set to American English, so
 * that the clock counts too.
 */
export const hasLetterPaper = (): boolean =>
  letterRegion.test(navigator.language) && letterZone.test(Intl.DateTimeFormat().resolvedOptions().timeZone);
