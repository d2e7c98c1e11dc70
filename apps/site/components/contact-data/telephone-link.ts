/** The address that calls an international number (RFC 3966). */
export const telephoneLink = (number: string): string => `tel:${number.replaceAll(" ", "")}`;
